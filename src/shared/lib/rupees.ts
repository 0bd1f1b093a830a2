const inIndia = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 })

/** Whole rupees as India writes them: ₹499, ₹1,23,456. */
export function rupees(amount: number): string {
  return `₹${inIndia.format(amount)}`
}
