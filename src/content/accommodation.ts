export type InfoCardContent = {
  id: string
  title: string
  text: string
  /** The paragraphs of the opened card. */
  more: readonly string[]
}

/** The cards of /accommodation. */
export const stayInfo = [
  {
    id: 'cancellation',
    title: 'Cancellation',
    text: 'If you cancel by 20 January 2025, you get 75% of the amount back within 10 working days after the fest.',
    more: ['20 January 2025 is the last day. After that there is no refund.'],
  },
  {
    id: 'leaving',
    title: 'Leaving',
    text: 'Rooms must be left by 28 January, 2:00 pm. A late check-out costs Rs. 500 per person.',
    more: ['Return what you borrowed before you go, and you get your deposit back.'],
  },
  {
    id: 'bedding',
    title: 'Bedding',
    text: 'You can borrow a blanket for a deposit of 100 rupees. A lost mattress costs 500 rupees.',
    more: ['January nights in Bengal are cool: bring something warm, or borrow a blanket.'],
  },
  {
    id: 'desk',
    title: 'Desk hours',
    text: 'On star nights the desk is closed. One notice of the organisers says 6 to 11 pm, another 7 to 10 pm.',
    more: [
      'Registration and accommodation share this desk.',
      'Come before 6 pm on those evenings to be safe.',
    ],
  },
  {
    id: 'arriving',
    title: 'Arriving',
    text: 'Check in on the day that you choose when you pay, from 22 to 28 January 2025.',
    more: ['The festival itself runs from 24 to 26 January 2025. Map shows you the way.'],
  },
  {
    id: 'contingents',
    title: 'Contingents',
    text: 'People of one college can come as one contingent, with at most 2 faculty members per college.',
    more: [
      'One of you creates and leads it. The others join with its id and code, or the leader adds them.',
      'The leader can pay for the whole contingent.',
    ],
  },
] satisfies InfoCardContent[]

/** The numbered cards of /accommodation-rules. */
export const stayRules = [
  {
    id: 'rooms',
    title: 'Leave on time',
    text: 'Rooms must be left by 28 January, 2:00 pm.',
    more: ['The festival is over on 26 January 2025, so nobody has to hurry.'],
  },
  {
    id: 'late',
    title: 'Late check-out',
    text: 'If you leave later, you pay a fine of Rs. 500 per person.',
    more: ['The fine is per person, not per room.'],
  },
  {
    id: 'blankets',
    title: 'Blankets',
    text: 'A blanket needs a deposit of 100 rupees.',
    more: ['Give the blanket back before you leave.'],
  },
  {
    id: 'mattresses',
    title: 'Mattresses',
    text: 'A lost mattress costs a fine of 500 rupees.',
    more: ['Leave it in the room where you found it.'],
  },
  {
    id: 'faculty',
    title: 'Faculty',
    text: 'At most 2 faculty members may come per college.',
    more: ['This counts for the whole college, so agree beforehand who comes.'],
  },
  {
    id: 'transactions',
    title: 'Transaction IDs',
    text: 'Each transaction ID is for one participant.',
    more: [
      'Two people cannot use the same ID. A contingent’s leader pays for the group through Contingent Payment.',
    ],
  },
  {
    id: 'refunds',
    title: 'Refunds',
    text: 'Cancel by 20 January 2025 for a refund of 75%.',
    more: ['It arrives within 10 working days after the fest.'],
  },
  {
    id: 'star-nights',
    title: 'Star nights',
    text: 'The registration and accommodation desk is closed. One notice of the organisers says 6 to 11 pm, another 7 to 10 pm.',
    more: ['Plan for the longer time, to be safe.'],
  },
] satisfies InfoCardContent[]

/** The cards of /accommodation-map: the ways to the campus. */
export const travelInfo = [
  {
    id: 'rail',
    title: 'By train',
    text: 'Get off at Kharagpur Junction, station code KGP, on the lines from Howrah.',
    more: [
      'Autos wait outside the station for the ride to the Main Gate.',
      'Some trains also stop at Hijli, the station nearer to the campus.',
    ],
  },
  {
    id: 'air',
    title: 'By air',
    text: 'The nearest large airport is Kolkata, about 125 km away.',
    more: ['Go on by train from Howrah, or by taxi.'],
  },
  {
    id: 'campus',
    title: 'On the campus',
    text: 'Enter by the Main Gate and ask for the registration and accommodation desk.',
    more: ['On star nights, be there before 6 pm. After that it is closed.'],
  },
] satisfies InfoCardContent[]

/** The address of the map is in `frames.ts`. */
export const campus = {
  place: 'Main Gate, IIT Kharagpur',
  directions: 'https://www.google.com/maps/dir/?api=1&destination=22.323834,87.310796',
}
