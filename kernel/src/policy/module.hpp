// The policy's part of the Python module.
#pragma once

#include <nanobind/nanobind.h>

void add_policy(nanobind::module_& m);
