// What the kernel in a page asks of its host, instead of a system: the time, and to hear why it ends.
#include <__verbose_abort>
#include <cerrno>
#include <cmath>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <new>

#include "../src/refusal.hpp"

#define WHIST_IMPORT(name) extern "C" [[clang::import_module("whist"), clang::import_name(#name)]]

/// Seconds since some moment.
WHIST_IMPORT(now) double whist_now();
/// Never comes back.
WHIST_IMPORT(refused) void whist_refused(const char* why, std::size_t length);

void refuse(const char* why) {
  whist_refused(why, std::strlen(why));
  __builtin_trap();
}

extern "C" int clock_gettime(clockid_t, timespec* to) {
  const double now = whist_now(), whole = std::floor(now);
  to->tv_sec = static_cast<time_t>(whole);
  to->tv_nsec = static_cast<long>((now - whole) * 1e9);
  return 0;
}

_LIBCPP_BEGIN_NAMESPACE_STD
[[noreturn]] void __libcpp_verbose_abort(const char*, ...) noexcept { refuse("the kernel has no memory left"); }
_LIBCPP_END_NAMESPACE_STD
