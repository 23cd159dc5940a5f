#include "catomics.h"
