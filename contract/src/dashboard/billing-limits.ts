// Limits of billing details, apart from their schema, which pages need not load.

export const billingLimits = {
  maxNameLength: 120,
  maxAddressLines: 5,
  maxLineLength: 80,
  maxTaxIdLength: 40,
} as const;
