const inIndia = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 })

/** As written in India: ₹499, ₹1,23,456. */
export function rupees(amount: number): string {
  return `₹${inIndia.format(amount)}`
}
