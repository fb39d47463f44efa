// The solitaires' part of the Python module.
#pragma once

#include <nanobind/nanobind.h>

namespace whist::dummy {

void add_to(nanobind::module_& module);

}  // namespace whist::dummy
