// Limits of names, e-mail addresses and passwords, apart from the schemas, which the sign-in page need not load.

export const accountLimits = {
  /** Of a person, a team or a passkey. */
  maxNameLength: 120,
  /** Of one user. */
  maxPasskeys: 20,
  maxEmailLength: 254,
  minPasswordLength: 10,
  maxPasswordLength: 128,
} as const;
