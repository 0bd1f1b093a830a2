/** The registration package (Spec §9). */
export const stayPackage = {
  price: '2389 INR',
  length: '3 days and 4 nights',
  inOneLine: '3 days and 4 nights, 3 pronite passes, accommodation and a kit.',
  holds: [
    { count: 3, what: 'pronite passes' },
    { count: 4, what: 'nights in a hall' },
    { count: 1, what: 'festival kit' },
  ],
}
