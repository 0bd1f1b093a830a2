export type Contact = {
  /** A role and not a name, because people change with the edition. */
  role: string
  phone: string
}

/** For contingents (Spec §2: three lines). The build and preflight warn about these placeholders. */
export const contingentContacts = [
  { role: 'Accommodation desk', phone: '+91 00000 00001' },
  { role: 'Contingent payments', phone: '+91 00000 00002' },
  { role: 'Registration desk', phone: '+91 00000 00003' },
] satisfies Contact[]
