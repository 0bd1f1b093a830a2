export const stayPackage = {
  price: '1111 INR',
  length: '2 days and 3 nights',
  inOneLine: '2 days and 3 nights, a tent and a raincoat.',
  holds: [
    { count: 3, what: 'nights in a tent' },
    { count: 1, what: 'raincoat' },
  ],
}
