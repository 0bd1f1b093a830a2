export const contingentContacts = [{ role: 'Tents', phone: '+91 00000 00009' }]
