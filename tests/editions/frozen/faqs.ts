import { edition } from './edition'

const questionOf = (id: string, question: string, answer: string) => ({ id, question, answer })

export const faqs = [
  questionOf('when', 'When and where is the festival?', `On ${edition.dates}, on the campus.`),
  questionOf('register', 'How do I register for an event?', 'Open Events and press Register.'),
  questionOf('pay', 'How do I pay for accommodation?', 'Sign in and press PAY NOW.'),
  questionOf('trouble', 'Whom do I tell?', 'Choose Report Issue on your dashboard.'),
]
export const stayFaqs = [
  questionOf('price', 'What do I pay, and what for?', '2389 INR per head, for a hall and a kit.'),
  questionOf('desk', 'When is the desk open?', 'Not from 6 to 11 pm, and not from 7 to 10 pm.'),
]
