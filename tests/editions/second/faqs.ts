import { edition } from './edition'

export const faqs = [
  { id: 'when', question: 'When is it?', answer: `On ${edition.dates}, at ${edition.college}.` },
]
export const stayFaqs = [
  { id: 'tent', question: 'Is there a tent?', answer: 'Yes, for 1111 INR per head.' },
]
