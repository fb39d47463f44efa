// What makes no sense is refused with a sentence; each binding says it in its own way.
#pragma once

[[noreturn]] void refuse(const char* why);

inline void check(bool is_right, const char* problem) {
  if (!is_right) refuse(problem);
}
