#ifndef CBUILD_H
#define CBUILD_H

/// Returns the commit that a script built this program from, as `git describe` writes it; empty where none was told.
const char *cbuild_commit(void);

/// Returns the address of the project whose release this program is of; empty for one that is of none.
const char *cbuild_address(void);

#endif
