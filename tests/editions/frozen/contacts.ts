import type { Contact } from '../../../src/content/contacts'

export const contingentContacts = [
  { role: 'Accommodation desk', phone: '+91 00000 00001' },
  { role: 'Contingent payments', phone: '+91 00000 00002' },
  { role: 'Registration desk', phone: '+91 00000 00003' },
] satisfies Contact[]
