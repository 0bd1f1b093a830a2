export type Contact = {
  /** A role, because people and their numbers change with the edition. */
  role: string
  phone: string
}

/** For contingents (Spec §2: three lines). While these are placeholders, the build and preflight warn. */
export const contingentContacts = [
  { role: 'Accommodation desk', phone: '+91 00000 00001' },
  { role: 'Contingent payments', phone: '+91 00000 00002' },
  { role: 'Registration desk', phone: '+91 00000 00003' },
] satisfies Contact[]
