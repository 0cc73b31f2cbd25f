/*
 * Sits between a process and its C library (LD_PRELOAD), and watches a folder:
 *
 * - it records in one file, in order, every write, sync, naming and removal in the folder, and the
 *   first bytes of everything sent on a socket;
 * - it can make the disk full, read-only or failing, make a sync do nothing or take long, and kill
 *   the process before its n-th operation;
 * - it can move the clock.
 *
 * Writes and name changes are recorded afterwards, a sync before its start and after its end, and
 * sent data before it is sent. A reader of the recording thus never assumes a sync or an answer that
 * did not happen.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <netinet/in.h>
#include <signal.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <sys/uio.h>
#include <time.h>
#include <unistd.h>

/* The same layout as in shim.ts. */
struct control {
  _Atomic uint64_t is_full;
  _Atomic uint64_t dies_at;
  _Atomic uint64_t operations;
  _Atomic uint64_t skips_sync;
  _Atomic uint64_t sync_delay_us;
  _Atomic int64_t clock_offset_ms;
  _Atomic uint64_t is_failing;
  _Atomic uint64_t is_read_only;
};

/* The same kinds as in recording.ts. */
enum kind { CREATE = 1, WRITE, TRUNCATE, RENAME, LINK, UNLINK, MKDIR, RMDIR, SYNC_START, SYNC_END, SENT };

struct head {
  uint32_t kind;
  uint32_t path_length;
  uint32_t data_length;
  uint32_t is_folder;
  uint64_t file;
  uint64_t at;
};

#define SENT_BYTES 1024
#define HIGH_FD 900

static struct control still;
static struct control *control = &still;
static int log_fd = -1;
static char folder[PATH_MAX];
static size_t folder_length;
static int records_sent;
static long (*syscall_found)(long, ...);
static int (*real_clock_gettime)(clockid_t, struct timespec *);

/* Code that starts before this library may already call it. */
static long (*find_syscall(void))(long, ...) {
  if (!syscall_found) syscall_found = dlsym(RTLD_NEXT, "syscall");
  return syscall_found;
}
#define real_syscall find_syscall()

__attribute__((constructor)) static void start(void) {
  real_clock_gettime = dlsym(RTLD_NEXT, "clock_gettime");
  const char *control_path = getenv("SHIM_CONTROL");
  if (control_path) {
    int fd = real_syscall(SYS_openat, AT_FDCWD, control_path, O_RDWR | O_CLOEXEC);
    void *page = mmap(NULL, sizeof still, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
    if (page != MAP_FAILED) control = page;
    if (fd >= 0) real_syscall(SYS_close, fd);
  }
  const char *given = getenv("SHIM_FOLDER");
  if (given && realpath(given, folder)) folder_length = strlen(folder);
  records_sent = getenv("SHIM_SENT") != NULL;
  const char *log_path = getenv("SHIM_LOG");
  if (!log_path) return;
  int fd = real_syscall(SYS_openat, AT_FDCWD, log_path, O_WRONLY | O_APPEND | O_CLOEXEC);
  log_fd = fcntl(fd, F_DUPFD_CLOEXEC, HIGH_FD);
  if (log_fd < 0) log_fd = fd;
  else real_syscall(SYS_close, fd);
}

static int is_inside(const char *path) {
  return folder_length > 0 && strncmp(path, folder, folder_length) == 0 &&
         (path[folder_length] == '/' || path[folder_length] == 0);
}

/* The absolute path of a name relative to the folder fd or the working folder. */
static int whole_path(int at, const char *path, char *whole) {
  char start[PATH_MAX] = "";
  if (path[0] != '/') {
    if (at == AT_FDCWD) {
      if (!getcwd(start, sizeof start)) return 0;
    } else {
      char link[64];
      snprintf(link, sizeof link, "/proc/self/fd/%d", at);
      ssize_t length = readlink(link, start, sizeof start - 1);
      if (length < 0) return 0;
      start[length] = 0;
    }
  }
  while (path[0] == '.' && path[1] == '/') path += 2;
  int length = start[0] ? snprintf(whole, PATH_MAX, "%s/%s", start, path)
                        : snprintf(whole, PATH_MAX, "%s", path);
  while (length > 1 && whole[length - 1] == '/') whole[--length] = 0;
  return is_inside(whole);
}

/* Whether an open file is in the folder; gives its path and number. */
static int of_fd(int fd, char *path, struct stat *found) {
  if (folder_length == 0 || fd == log_fd || fstat(fd, found) != 0) return 0;
  if (!S_ISREG(found->st_mode) && !S_ISDIR(found->st_mode)) return 0;
  char link[64];
  snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
  ssize_t length = readlink(link, path, PATH_MAX - 1);
  if (length < 0) return 0;
  path[length] = 0;
  return is_inside(path);
}

static void record(struct head head, const char *path, const struct iovec *parts, int count) {
  if (log_fd < 0) return;
  int kept = errno;
  struct iovec all[IOV_MAX];
  if (count > IOV_MAX - 2) count = IOV_MAX - 2;
  head.path_length = strlen(path);
  head.data_length = 0;
  for (int i = 0; i < count; i++) {
    all[i + 2] = parts[i];
    head.data_length += parts[i].iov_len;
  }
  all[0] = (struct iovec){&head, sizeof head};
  all[1] = (struct iovec){(void *)path, head.path_length};
  real_syscall(SYS_writev, log_fd, all, count + 2);
  errno = kept;
}

/* Runs before each operation on the folder. */
static void step(void) {
  uint64_t number = atomic_fetch_add(&control->operations, 1) + 1;
  if (atomic_load(&control->dies_at) == number) kill(getpid(), SIGKILL);
}

static int is_full(void) { return atomic_load(&control->is_full) != 0; }

static int refuse_full(void) {
  errno = ENOSPC;
  return -1;
}

static int is_failing(void) { return atomic_load(&control->is_failing) != 0; }

static int refuse_failing(void) {
  errno = EIO;
  return -1;
}

static int is_read_only(void) { return atomic_load(&control->is_read_only) != 0; }

static int refuse_read_only(void) {
  errno = EROFS;
  return -1;
}

/* The first bytes of the parts, as many as were written. */
static int cut_parts(const struct iovec *parts, int count, size_t bytes, struct iovec *cut) {
  int used = 0;
  for (int i = 0; i < count && bytes > 0 && used < IOV_MAX - 2; i++) {
    size_t length = parts[i].iov_len < bytes ? parts[i].iov_len : bytes;
    cut[used++] = (struct iovec){parts[i].iov_base, length};
    bytes -= length;
  }
  return used;
}

static size_t bytes_of(const struct iovec *parts, int count) {
  size_t sum = 0;
  for (int i = 0; i < count; i++) sum += parts[i].iov_len;
  return sum;
}

static void record_sent(int fd, const struct iovec *parts, int count) {
  if (!records_sent || log_fd < 0) return;
  struct sockaddr_storage peer;
  socklen_t length = sizeof peer;
  if (getpeername(fd, (struct sockaddr *)&peer, &length) != 0) return;
  if (peer.ss_family != AF_INET && peer.ss_family != AF_INET6) return;
  in_port_t port = peer.ss_family == AF_INET ? ((struct sockaddr_in *)&peer)->sin_port
                                             : ((struct sockaddr_in6 *)&peer)->sin6_port;
  struct iovec cut[IOV_MAX];
  int used = cut_parts(parts, count, SENT_BYTES, cut);
  record((struct head){.kind = SENT, .file = ntohs(port)}, "", cut, used);
}

/* Writes parts at an offset, or at the file's position (at < 0). */
static ssize_t write_parts(int fd, const struct iovec *parts, int count, off_t at) {
  char path[PATH_MAX];
  struct stat before;
  if (!of_fd(fd, path, &before)) {
    if (at < 0) {
      int kept = errno;
      record_sent(fd, parts, count);
      errno = kept;
    }
    return at < 0 ? real_syscall(SYS_writev, fd, parts, count)
                  : real_syscall(SYS_pwritev, fd, parts, count, (long)at, 0L);
  }
  step();
  off_t start = at;
  if (at < 0) {
    int appends = fcntl(fd, F_GETFL) & O_APPEND;
    start = appends ? before.st_size : lseek(fd, 0, SEEK_CUR);
  }
  if (is_failing()) return refuse_failing();
  if (is_read_only()) return refuse_read_only();
  if (is_full() && start + (off_t)bytes_of(parts, count) > before.st_size) return refuse_full();
  ssize_t done = at < 0 ? real_syscall(SYS_writev, fd, parts, count)
                        : real_syscall(SYS_pwritev, fd, parts, count, (long)at, 0L);
  if (done > 0) {
    struct iovec cut[IOV_MAX];
    int used = cut_parts(parts, count, done, cut);
    record((struct head){.kind = WRITE, .file = before.st_ino, .at = start}, path, cut, used);
  }
  return done;
}

ssize_t write(int fd, const void *data, size_t length) {
  return write_parts(fd, &(struct iovec){(void *)data, length}, 1, -1);
}
ssize_t writev(int fd, const struct iovec *parts, int count) {
  return write_parts(fd, parts, count, -1);
}
ssize_t pwrite64(int fd, const void *data, size_t length, off64_t at) {
  return write_parts(fd, &(struct iovec){(void *)data, length}, 1, at);
}
ssize_t pwrite(int fd, const void *data, size_t length, off_t at) {
  return pwrite64(fd, data, length, at);
}
ssize_t pwritev64(int fd, const struct iovec *parts, int count, off64_t at) {
  return write_parts(fd, parts, count, at);
}
ssize_t pwritev(int fd, const struct iovec *parts, int count, off_t at) {
  return write_parts(fd, parts, count, at);
}

/* Whether a read of an open file concerns the folder while its disk fails. */
static int cannot_read(int fd) {
  char path[PATH_MAX];
  struct stat found;
  return is_failing() && of_fd(fd, path, &found);
}
ssize_t read(int fd, void *data, size_t length) {
  return cannot_read(fd) ? refuse_failing() : real_syscall(SYS_read, fd, data, length);
}
ssize_t pread64(int fd, void *data, size_t length, off64_t at) {
  return cannot_read(fd) ? refuse_failing() : real_syscall(SYS_pread64, fd, data, length, at);
}
ssize_t pread(int fd, void *data, size_t length, off_t at) { return pread64(fd, data, length, at); }

ssize_t sendmsg(int fd, const struct msghdr *message, int flags) {
  record_sent(fd, message->msg_iov, message->msg_iovlen);
  return real_syscall(SYS_sendmsg, fd, message, flags);
}

/* By reading and writing, so that the shim sees the copied data. */
ssize_t sendfile64(int to, int from, off64_t *at, size_t count) {
  char path[PATH_MAX];
  struct stat found;
  if (!of_fd(to, path, &found)) return real_syscall(SYS_sendfile, to, from, at, count);
  char part[65536];
  size_t wanted = count < sizeof part ? count : sizeof part;
  ssize_t length = at ? pread(from, part, wanted, *at) : read(from, part, wanted);
  if (length <= 0) return length;
  ssize_t done = write(to, part, length);
  if (done > 0 && at) *at += done;
  return done;
}
ssize_t sendfile(int to, int from, off_t *at, size_t count) {
  return sendfile64(to, from, (off64_t *)at, count);
}

long syscall(long number, ...) {
  va_list rest;
  va_start(rest, number);
  long a = va_arg(rest, long), b = va_arg(rest, long), c = va_arg(rest, long);
  long d = va_arg(rest, long), e = va_arg(rest, long), f = va_arg(rest, long);
  va_end(rest);
  /* Callers then fall back to sendfile. */
  if (number == SYS_copy_file_range && folder_length > 0) {
    errno = ENOSYS;
    return -1;
  }
  return real_syscall(number, a, b, c, d, e, f);
}

static int sync_with(long number, int fd) {
  char path[PATH_MAX];
  struct stat found;
  if (!of_fd(fd, path, &found)) return real_syscall(number, fd);
  step();
  if (is_failing()) return refuse_failing();
  if (atomic_load(&control->skips_sync)) return 0;
  uint64_t id = atomic_fetch_add(&control->operations, 0) ^ ((uint64_t)gettid() << 32);
  struct head head = {.kind = SYNC_START, .file = found.st_ino, .at = id};
  head.is_folder = S_ISDIR(found.st_mode);
  record(head, path, NULL, 0);
  uint64_t delay = atomic_load(&control->sync_delay_us);
  if (delay > 0) usleep(delay);
  int done = real_syscall(number, fd);
  if (done == 0) record((struct head){.kind = SYNC_END, .at = id}, "", NULL, 0);
  return done;
}
int fsync(int fd) { return sync_with(SYS_fsync, fd); }
int fdatasync(int fd) { return sync_with(SYS_fdatasync, fd); }

static int open_at(int at, const char *path, int flags, mode_t mode) {
  char whole[PATH_MAX];
  int changes = flags & (O_CREAT | O_TRUNC);
  if (folder_length == 0 || !changes || (flags & O_TMPFILE) == O_TMPFILE ||
      !whole_path(at, path, whole)) {
    return real_syscall(SYS_openat, at, path, flags, mode);
  }
  int is_there = faccessat(at, path, F_OK, 0) == 0;
  errno = 0;
  if (!is_there || (flags & O_TRUNC)) step();
  if (is_failing()) return refuse_failing();
  if (is_read_only()) return refuse_read_only();
  if (!is_there && is_full()) return refuse_full();
  int fd = real_syscall(SYS_openat, at, path, flags, mode);
  struct stat found;
  if (fd < 0 || fstat(fd, &found) != 0 || !S_ISREG(found.st_mode)) return fd;
  if (!is_there) record((struct head){.kind = CREATE, .file = found.st_ino}, whole, NULL, 0);
  else if (flags & O_TRUNC)
    record((struct head){.kind = TRUNCATE, .file = found.st_ino}, whole, NULL, 0);
  return fd;
}

#define MODE_OF(flags)                          \
  mode_t mode = 0;                              \
  if (flags & (O_CREAT | O_TMPFILE)) {          \
    va_list rest;                               \
    va_start(rest, flags);                      \
    mode = va_arg(rest, mode_t);                \
    va_end(rest);                               \
  }
int open(const char *path, int flags, ...) {
  MODE_OF(flags)
  return open_at(AT_FDCWD, path, flags, mode);
}
int open64(const char *path, int flags, ...) {
  MODE_OF(flags)
  return open_at(AT_FDCWD, path, flags, mode);
}
int openat(int at, const char *path, int flags, ...) {
  MODE_OF(flags)
  return open_at(at, path, flags, mode);
}
int openat64(int at, const char *path, int flags, ...) {
  MODE_OF(flags)
  return open_at(at, path, flags, mode);
}

int ftruncate64(int fd, off64_t size) {
  char path[PATH_MAX];
  struct stat found;
  if (!of_fd(fd, path, &found)) return real_syscall(SYS_ftruncate, fd, size);
  step();
  if (is_failing()) return refuse_failing();
  if (is_read_only()) return refuse_read_only();
  if (is_full() && size > found.st_size) return refuse_full();
  int done = real_syscall(SYS_ftruncate, fd, size);
  if (done == 0)
    record((struct head){.kind = TRUNCATE, .file = found.st_ino, .at = size}, path, NULL, 0);
  return done;
}
int ftruncate(int fd, off_t size) { return ftruncate64(fd, size); }

/* Two paths: the old one and the new one, the latter as the data. */
static void record_two(enum kind kind, const char *from, const char *to) {
  record((struct head){.kind = kind}, from, &(struct iovec){(void *)to, strlen(to)}, 1);
}

int renameat(int from_at, const char *from, int to_at, const char *to) {
  char whole_from[PATH_MAX], whole_to[PATH_MAX];
  int seen = folder_length > 0 && whole_path(from_at, from, whole_from) + whole_path(to_at, to, whole_to);
  if (seen) step();
  if (seen && is_read_only()) return refuse_read_only();
  int done = real_syscall(SYS_renameat2, from_at, from, to_at, to, 0);
  if (seen && done == 0) record_two(RENAME, whole_from, whole_to);
  return done;
}
int rename(const char *from, const char *to) { return renameat(AT_FDCWD, from, AT_FDCWD, to); }

int linkat(int from_at, const char *from, int to_at, const char *to, int flags) {
  char whole_from[PATH_MAX], whole_to[PATH_MAX];
  int seen = folder_length > 0 && whole_path(from_at, from, whole_from) + whole_path(to_at, to, whole_to);
  if (seen) step();
  if (seen && is_read_only()) return refuse_read_only();
  if (seen && is_full()) return refuse_full();
  int done = real_syscall(SYS_linkat, from_at, from, to_at, to, flags);
  if (seen && done == 0) record_two(LINK, whole_from, whole_to);
  return done;
}
int link(const char *from, const char *to) { return linkat(AT_FDCWD, from, AT_FDCWD, to, 0); }

int unlinkat(int at, const char *path, int flags) {
  char whole[PATH_MAX];
  int seen = folder_length > 0 && whole_path(at, path, whole);
  if (seen) step();
  if (seen && is_read_only()) return refuse_read_only();
  int done = real_syscall(SYS_unlinkat, at, path, flags);
  enum kind kind = flags & AT_REMOVEDIR ? RMDIR : UNLINK;
  if (seen && done == 0) record((struct head){.kind = kind}, whole, NULL, 0);
  return done;
}
int unlink(const char *path) { return unlinkat(AT_FDCWD, path, 0); }
int rmdir(const char *path) { return unlinkat(AT_FDCWD, path, AT_REMOVEDIR); }
int remove(const char *path) {
  int done = unlink(path);
  return done != 0 && (errno == EISDIR || errno == EPERM) ? rmdir(path) : done;
}

int mkdirat(int at, const char *path, mode_t mode) {
  char whole[PATH_MAX];
  int seen = folder_length > 0 && whole_path(at, path, whole);
  if (seen) step();
  if (seen && is_read_only()) return refuse_read_only();
  if (seen && is_full()) return refuse_full();
  int done = real_syscall(SYS_mkdirat, at, path, mode);
  if (seen && done == 0) record((struct head){.kind = MKDIR}, whole, NULL, 0);
  return done;
}
int mkdir(const char *path, mode_t mode) { return mkdirat(AT_FDCWD, path, mode); }

int clock_gettime(clockid_t clock, struct timespec *time) {
  int done = real_clock_gettime ? real_clock_gettime(clock, time)
                                : (int)real_syscall(SYS_clock_gettime, clock, time);
  int64_t offset = atomic_load(&control->clock_offset_ms);
  if (done == 0 && offset != 0 && (clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE)) {
    int64_t ns = time->tv_sec * 1000000000LL + time->tv_nsec + offset * 1000000LL;
    time->tv_sec = ns / 1000000000LL;
    time->tv_nsec = ns % 1000000000LL;
  }
  return done;
}
int gettimeofday(struct timeval *restrict time, void *restrict zone) {
  (void)zone;
  struct timespec now;
  int done = clock_gettime(CLOCK_REALTIME, &now);
  *time = (struct timeval){now.tv_sec, now.tv_nsec / 1000};
  return done;
}
time_t time(time_t *kept) {
  struct timespec now;
  clock_gettime(CLOCK_REALTIME, &now);
  if (kept) *kept = now.tv_sec;
  return now.tv_sec;
}
