#pragma once
#include <isa-l/igzip_lib.h>

/* The workspace of level 1; Swift does not see macros that multiply. */
static const uint32_t isal_level_1_workspace = ISAL_DEF_LVL1_DEFAULT;
