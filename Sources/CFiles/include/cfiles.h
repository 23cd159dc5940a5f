#ifndef CFILES_H
#define CFILES_H

#include <sys/types.h>

/// Opens a new file without a name in a folder, which vanishes unless `cfiles_name_file` names it.
///
/// Returns a descriptor for writing, or -1 (`errno`) where the system or the file system has no such files.
int cfiles_open_unnamed(const char *folder);

/// Opens a new file without a name for reading and writing, in memory or in the folder for temporary files.
///
/// Returns a descriptor, or -1 (`errno`).
int cfiles_open_in_memory(const char *name);

/// Gives a file of `cfiles_open_unnamed` a name, which must be free. Returns 0, or -1 (`errno`).
int cfiles_name_file(int descriptor, const char *path);

/// Renames a file to a name that must be free. Returns 0, or -1 (`errno`; `EEXIST` where it is not).
int cfiles_rename_to_free_name(const char *from, const char *to);

/// Copies the extended attributes of one open file to another, access control lists with them.
///
/// Returns 0 where all were copied or the file system has none, else -1 (`errno`).
int cfiles_copy_attributes(int from, int to);

/// Makes a pipe that no program inherits: its end for reading, then that for writing. Returns 0, or -1 (`errno`).
int cfiles_open_pipe(int ends[2]);

/// Returns where this program is, without links, in memory that the caller frees; NULL where the system does not say.
char *cfiles_program_path(void);

/// Starts a program whose words and environment end with a null pointer, with two open files as its input and for its
/// errors; what it writes comes from a new descriptor.
///
/// Returns the process, or -1 (`errno`).
pid_t cfiles_start_program(
    const char *path, char *const arguments[], char *const environment[], int input, int errors, int *output);

/// Removes a file, or a folder with all that it holds; follows no link.
///
/// Returns 0, or -1 (`errno`) where something stays.
int cfiles_remove_all(const char *path);

/// Returns the variables of the environment that the process has been started with, to a null pointer.
char **cfiles_environment(void);

/// Returns how many processors this process may use, at least 1.
int cfiles_processor_count(void);

/// From now on writes the number of each SIGHUP, SIGINT and SIGTERM, one byte, to a descriptor. Signals that whoever
/// started the process has it ignore stay ignored.
void cfiles_report_signals(int descriptor);

/// Ends the process by a signal, as if it had no handler.
void cfiles_end_by_signal(int signal);

#endif
