import { edition } from './edition'

export type Question = { id: string; question: string; answer: string }

/** The facts are from Spec §9. The wording is ours. */
export const faqs = [
  {
    id: 'when',
    question: 'When and where is the festival?',
    answer: `On ${edition.dates}, on the campus of IIT Kharagpur. This is the ${edition.ordinal} edition of ${edition.festival}.`,
  },
  {
    id: 'register',
    question: 'How do I register for an event?',
    answer:
      'Sign in, open Events, choose a genre and a card, then press Register. For a team you need the SF ID and the email of every other member. Whoever registers the team leads it.',
  },
  {
    id: 'team',
    question: 'How large may a team be?',
    answer:
      'Each event sets its own smallest and largest team, and you count as its first member. The form only offers sizes that the event allows. Whether members may come from different colleges is written in the event’s rules.',
  },
  {
    id: 'sf-id',
    question: 'Where do I find my SF ID?',
    answer: 'On your dashboard, under your name. “Your BarCode” shows it as a barcode.',
  },
  {
    id: 'change-team',
    question: 'Can I leave an event or change my team?',
    answer:
      'Yes. Open Registered Events on the dashboard. You can leave a solo event yourself. In a team, the leader can add members while there is room, remove members, or withdraw the whole team.',
  },
  {
    id: 'password',
    question: 'I forgot my password. What now?',
    answer:
      'Choose “Forgot password” on the sign-in page. We email you a 6-digit code that works for 5 minutes. Use it to set a new password of at least 8 characters.',
  },
  {
    id: 'package',
    question: 'What is in the registration package?',
    answer:
      '3 days and 4 nights for 2389 INR per head: accommodation, 3 pronite passes and a kit. You will find the rest under Accommodation.',
  },
  {
    id: 'pay',
    question: 'How do I pay for accommodation?',
    answer:
      'Sign in and press PAY NOW on the home page. You pay on the festival’s main site, in a new tab. The leader of a contingent can pay for the whole contingent.',
  },
  {
    id: 'merch',
    question: 'How do I get what I order?',
    answer:
      'Collect it from the control tent for free, or have it delivered for 60 rupees per piece. Delivery is free from a subtotal of 2449 rupees. It arrives about 1 month after the fest.',
  },
  {
    id: 'trouble',
    question: 'Something is wrong with my registration. Who can help?',
    answer:
      'Choose Report Issue on your dashboard and say what went wrong. The organisers’ answer appears in the same place.',
  },
] satisfies Question[]

/** The questions of /accommodation-faq. */
export const stayFaqs = [
  {
    id: 'price',
    question: 'How much do I pay, and what for?',
    answer:
      '2389 INR per head, for 3 days and 4 nights: accommodation in a hall, 3 pronite passes and a kit.',
  },
  {
    id: 'check-in',
    question: 'On which days can I check in?',
    answer:
      'On any day from 22 to 28 January 2025; choose it in the payment form. Everybody leaves by 28 January, 2:00 pm.',
  },
  {
    id: 'late-check-out',
    question: 'What if I leave later?',
    answer: 'A late check-out costs Rs. 500 per person.',
  },
  {
    id: 'refund',
    question: 'Do I get my money back if I cannot come?',
    answer:
      '75% of it, if you cancel by 20 January 2025. It reaches you within 10 working days after the fest.',
  },
  {
    id: 'one-for-many',
    question: 'Can one payment cover several friends?',
    answer:
      'No. Each transaction ID is for one participant. Only the leader of a contingent pays for a group, with Contingent Payment.',
  },
  {
    id: 'bedding',
    question: 'Is there bedding?',
    answer:
      'You can borrow a blanket for a deposit of 100 rupees. A lost mattress costs 500 rupees.',
  },
  {
    id: 'teachers',
    question: 'Can our teachers come too?',
    answer: 'Yes, at most 2 faculty members per college.',
  },
  {
    id: 'desk-hours',
    question: 'When is the desk open?',
    answer:
      'On star nights the registration and accommodation desk is closed. One notice of the organisers says 6 to 11 pm, another 7 to 10 pm. Come before 6 pm to be safe.',
  },
  {
    id: 'hall',
    question: 'Where do I see my hall?',
    answer:
      'In your profile on the dashboard, under HALL ALLOTTED. It says NA until you are given a hall.',
  },
] satisfies Question[]
