// Limits of names, e-mail addresses and passwords, apart from the schemas, which the sign-in page need not load.

export const accountLimits = {
  /** Of a person or a team. */
  nameLength: 120,
  emailLength: 254,
  passwordLeast: 10,
  passwordMost: 128,
} as const;
