// Arguments and replies as words of 64 bits, read and written by the types of a function: whole numbers, doubles by their
// bits, lists with their length before them, things kept here by their number (0 for none).
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <tuple>
#include <type_traits>
#include <utility>
#include <vector>

namespace words {

using Word = std::uint64_t;

/// True of what the host holds on to by a number.
template <class T>
inline constexpr bool is_kept = false;

template <class T>
class Kept {
 public:
  Word put(std::shared_ptr<T> one) {
    if (!one) return 0;
    for (std::size_t i = 0; i < all_.size(); ++i)
      if (!all_[i]) return all_[i] = std::move(one), i + 1;
    all_.push_back(std::move(one));
    return all_.size();
  }
  std::shared_ptr<T> get(Word number) const { return number ? all_[static_cast<std::size_t>(number - 1)] : nullptr; }
  void forget(Word number) { all_[static_cast<std::size_t>(number - 1)].reset(); }

 private:
  std::vector<std::shared_ptr<T>> all_;
};

template <class T>
Kept<T>& kept() {
  static Kept<T> all;
  return all;
}

template <class T>
struct Form;

/// The value of this type that begins at `at`, which moves behind it.
template <class T>
T read(const Word*& at) {
  return Form<T>::read(at);
}

template <class T>
void write(std::vector<Word>& to, const T& value) {
  Form<T>::write(to, value);
}

template <class T>
  requires std::is_integral_v<T>
struct Form<T> {
  static T read(const Word*& at) { return static_cast<T>(*at++); }
  static void write(std::vector<Word>& to, T value) { to.push_back(static_cast<Word>(static_cast<std::int64_t>(value))); }
};

template <class T>
  requires std::is_floating_point_v<T>
struct Form<T> {
  static T read(const Word*& at) { return static_cast<T>(std::bit_cast<double>(*at++)); }
  static void write(std::vector<Word>& to, T value) { to.push_back(std::bit_cast<Word>(static_cast<double>(value))); }
};

template <class T>
struct Form<std::vector<T>> {
  static std::vector<T> read(const Word*& at) {
    std::vector<T> all(static_cast<std::size_t>(*at++));
    for (T& each : all) each = words::read<T>(at);
    return all;
  }
  static void write(std::vector<Word>& to, const std::vector<T>& all) {
    to.push_back(all.size());
    for (const T& each : all) words::write(to, each);
  }
};

template <class T, std::size_t kSize>
struct Form<std::array<T, kSize>> {
  static std::array<T, kSize> read(const Word*& at) {
    std::array<T, kSize> all;
    for (T& each : all) each = words::read<T>(at);
    return all;
  }
  static void write(std::vector<Word>& to, const std::array<T, kSize>& all) {
    for (const T& each : all) words::write(to, each);
  }
};

template <class... T>
struct Form<std::tuple<T...>> {
  static std::tuple<T...> read(const Word*& at) { return std::tuple<T...>{words::read<T>(at)...}; }
  static void write(std::vector<Word>& to, const std::tuple<T...>& all) {
    std::apply([&](const T&... each) { (words::write(to, each), ...); }, all);
  }
};

template <class T>
struct Form<std::shared_ptr<T>> {
  static std::shared_ptr<T> read(const Word*& at) { return kept<T>().get(*at++); }
  static void write(std::vector<Word>& to, const std::shared_ptr<T>& one) { to.push_back(kept<T>().put(one)); }
};

/// An argument of a function: a value, or a thing that is kept here.
template <class T>
struct Argument {
  T value;
  explicit Argument(const Word*& at) : value(words::read<T>(at)) {}
  T& get() { return value; }
};

template <class T>
  requires is_kept<T>
struct Argument<T> {
  std::shared_ptr<T> held;
  explicit Argument(const Word*& at) : held(kept<T>().get(*at++)) {}
  T& get() { return *held; }
};

/// Calls a function with the arguments at `at`, and writes what it answers.
template <class Answer, class... Arguments>
void call(Answer (*function)(Arguments...), const Word* at, std::vector<Word>& to) {
  std::tuple<Argument<std::remove_cvref_t<Arguments>>...> given{Argument<std::remove_cvref_t<Arguments>>(at)...};
  write(to, std::apply([&](auto&... each) { return function(each.get()...); }, given));
}

}  // namespace words
