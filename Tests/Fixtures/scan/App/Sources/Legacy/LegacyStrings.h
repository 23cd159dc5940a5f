#pragma once

#define LEGACY(key) NSLocalizedString(key, nil)  // expect: nonliteral-key

NSString *LegacyTitle(void);
