// The Python module: plain numbers in, plain numbers out.
#include <nanobind/nanobind.h>
#include <nanobind/stl/array.h>
#include <nanobind/stl/shared_ptr.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include "calls.hpp"
#include "dummy/calls.hpp"
#include "meetings/calls.hpp"
#include "policy/calls.hpp"
#include "policy/drawing.hpp"
#include "refusal.hpp"

namespace nb = nanobind;
using nb::literals::operator""_a;

void refuse(const char* why) { throw nb::value_error(why); }

namespace {

/// Other threads of Python run meanwhile.
using Released = nb::call_guard<nb::gil_scoped_release>;

void add_pool(nb::module_& m) {
  nb::class_<whist::Pool>(m, "Pool")
      .def("__init__",
           [](whist::Pool* self, int threads, std::size_t bytes) {
             new (self) whist::Pool(threads, bytes);
             if (self->ready()) return;
             self->~Pool();
             throw std::bad_alloc();
           },
           "threads"_a, "memory"_a)
      .def_prop_ro("threads", &whist::Pool::threads)
      .def("stop", &whist::Pool::stop)
      .def("go", &whist::Pool::go)
      .def("solve", &whist::solve, "questions"_a, "cards"_a, "line"_a, "nodes"_a, "seconds"_a, Released());
}

void add_policy(nb::module_& m) {
  nb::class_<policy::Policy>(m, "Policy")
      .def(nb::new_(&policy::policy_of), "weights"_a)
      .def("play_out", &policy::play_out, "situation"_a, "played"_a, "worlds"_a, "card"_a, Released())
      .def("play_on", &policy::play_on, "situation"_a, "played"_a, "worlds"_a, "card"_a, "left"_a, Released())
      .def("log_likelihoods", &policy::log_likelihoods, "situation"_a, "played"_a, "worlds"_a, "seats"_a, Released())
      .def("read_play", &policy::read_play, "situation"_a, "played"_a, "certain"_a, "dealt"_a, "seats"_a, "kinds"_a)
      .def("scores", &policy::scores, "situation"_a, "played"_a, "world"_a);
}

void add_beliefs(nb::module_& m) {
  nb::class_<policy::PlayReading>(m, "PlayReading");
  nb::class_<policy::HandCounts>(m, "HandCounts").def(nb::new_(&policy::counts_of), "tables"_a, "counts"_a);
  nb::class_<policy::Beliefs>(m, "Beliefs")
      .def(nb::new_(&policy::beliefs_of), "play"_a.none(), "counts"_a.none(), "bids"_a, "powers"_a, "played"_a, "seats"_a)
      .def("log_chances", &policy::log_chances, "worlds"_a, Released())
      .def("draw", &policy::draw, "may_hold"_a, "known"_a, "counts"_a, "seed"_a, "draws"_a, "steps"_a, Released());
}

}  // namespace

NB_MODULE(_kernel, m) {
  // A process that ends, or is interrupted, gives all memory back: nobody needs to hear what is still alive then.
  nb::set_leak_warnings(false);
  add_pool(m);
  add_policy(m);
  add_beliefs(m);
  m.def("draw_worlds", &policy::draw_worlds, "may_hold"_a, "known"_a, "counts"_a, "seed"_a, "count"_a);
  m.def("dummy_tables", &whist::dummy::tables, "numbers"_a, "follows"_a, "beats"_a, "value"_a, "told"_a, "bytes"_a, "work"_a,
        Released());
  m.def("change_meetings", &whist::meetings::change, "rounds"_a, "people"_a, "first"_a, "partner"_a, "opponent"_a, "heats"_a,
        "steps"_a, "goal"_a, "dice"_a, Released());
}
