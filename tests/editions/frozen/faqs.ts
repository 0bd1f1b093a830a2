import type { Question } from '../../../src/content/faqs'

import { edition } from './edition'

/** What people ask before and after they sign up. Facts: Spec §9; the words are ours. */
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
      'Sign in, open Events, choose a genre and a card, then press Register. For a team you need the SF id and the mail of every other member; you, who register it, lead it.',
  },
  {
    id: 'team',
    question: 'How large may a team be?',
    answer:
      'Each event sets its own smallest and largest team, and you count as its first member. The form offers just the sizes that the event allows. Whether members may come from different colleges is written in the event’s rules.',
  },
  {
    id: 'sf-id',
    question: 'Where do I find my SF id?',
    answer:
      'On your dashboard, under your name. “Your BarCode” shows the same id in a form that can be scanned.',
  },
  {
    id: 'change-team',
    question: 'Can I leave an event or change my team?',
    answer:
      'Yes: open Registered Events on the dashboard. Anybody can leave an event entered alone. In a team, its leader adds members while there is room, removes them, or takes the whole team out.',
  },
  {
    id: 'password',
    question: 'I have forgotten my password. What now?',
    answer:
      'Choose “Forgot password” on the sign-in page. A code of 6 digits comes by mail and is good for 5 minutes; with it you set a new password of at least 8 characters.',
  },
  {
    id: 'package',
    question: 'What does the registration package hold?',
    answer:
      '3 days and 4 nights for 2389 INR per head: accommodation, 3 pronite passes and a kit. The Accommodation pages tell the rest.',
  },
  {
    id: 'pay',
    question: 'How do I pay for accommodation?',
    answer:
      'Sign in and press PAY NOW on the home page. Payment itself happens on the festival’s main site, in a new tab. The leader of a contingent can pay for the whole contingent.',
  },
  {
    id: 'merch',
    question: 'How do I get the merchandise that I order?',
    answer:
      'Collect it from the control tent for nothing, or have it sent home for 60 rupees per piece. From a subtotal of 2449 rupees on, sending is free. It arrives about 1 month after the fest.',
  },
  {
    id: 'trouble',
    question: 'Something is wrong with my registration. Whom do I tell?',
    answer:
      'Choose Report Issue on your dashboard and say what went wrong. The organisers’ answer appears in the same place.',
  },
] satisfies Question[]

/** The questions of /accommodation-faq. */
export const stayFaqs = [
  {
    id: 'price',
    question: 'What do I pay, and what for?',
    answer:
      '2389 INR per head, for 3 days and 4 nights: accommodation in a hall, 3 pronite passes and a kit.',
  },
  {
    id: 'check-in',
    question: 'On which days can I check in?',
    answer:
      'On any day from 22 to 28 January 2025; you choose it in the payment form. All rooms must be left by 28 January, 2:00 pm.',
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
      '75% of it, if you cancel by 20 January 2025. The refund is made within 10 working days after the fest.',
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
      'You can borrow a blanket against a deposit of 100 rupees. Take care of the mattress: a lost one costs 500 rupees.',
  },
  {
    id: 'teachers',
    question: 'May our teachers come along?',
    answer: 'Yes, at most 2 faculty members per college.',
  },
  {
    id: 'desk-hours',
    question: 'When is the desk open?',
    answer:
      'On star nights the registration and accommodation desk is closed from 6 to 11 pm by one text of the organisers, and from 7 to 10 pm by another. Come before 6 pm to be sure.',
  },
  {
    id: 'hall',
    question: 'Where do I see which hall I have?',
    answer:
      'In your profile on the dashboard, under HALL ALLOTTED. It says NA until a hall has been given to you.',
  },
] satisfies Question[]
