#pragma once

#define LEGACY(key) NSLocalizedString(key, nil)

NSString *LegacyTitle(void);
