#include "cbuild.h"

#ifndef L10N_COMMIT
#define L10N_COMMIT ""
#endif

#ifndef L10N_ADDRESS
#define L10N_ADDRESS ""
#endif

const char *cbuild_commit(void) { return L10N_COMMIT; }

const char *cbuild_address(void) { return L10N_ADDRESS; }
