const card = (id: string, title: string, text: string, more = text) => {
  return { id, title, text, more: [more] }
}

const noRefund = 'Who cancels later gets no refund.'
const comeEarly = 'Come before 6 pm on those evenings to be safe.'
const closed = 'On star nights it is closed: 6 to 11 pm in one text, 7 to 10 pm in another.'

export const stayInfo = [
  card('cancellation', 'Cancellation', 'Cancel by 20 January 2025 for 75% back.', noRefund),
  card('leaving', 'Leaving', 'Rooms must be left by 28 January, 2:00 pm.'),
  card('bedding', 'Bedding', 'A blanket is lent against a deposit of 100 rupees.'),
  card('desk', 'Desk hours', closed, comeEarly),
  card('arriving', 'Arriving', 'Check in on the day that you choose when you pay.'),
  card('contingents', 'Contingents', 'People of one college can come as one contingent.'),
]
export const stayRules = [
  card('rooms', 'Leave on time', 'Rooms must be left by 28 January, 2:00 pm.'),
  card('late', 'Late check-out', 'If you leave later, you pay a fine of Rs. 500 per person.'),
  card('blankets', 'Blankets', 'A blanket needs a deposit of 100 rupees.'),
  card('mattresses', 'Mattresses', 'A lost mattress costs a fine of 500 rupees.'),
  card('faculty', 'Faculty', 'At most 2 faculty members may come per college.'),
  card('transactions', 'Transaction IDs', 'Each transaction ID is for one participant.'),
  card('refunds', 'Refunds', 'Cancel by 20 January 2025 for a refund of 75%.'),
  card('star-nights', 'Star nights', closed, comeEarly),
]
export const travelInfo = [
  card('rail', 'By train', 'Get off at Kharagpur Junction, station code KGP.'),
  card('air', 'By air', 'The nearest large airport is Kolkata, about 125 km away.'),
  card('campus', 'On the campus', 'Enter by the Main Gate and ask for the desk.'),
]
export const campus = {
  place: 'Main Gate, IIT Kharagpur',
  directions: 'https://www.google.com/maps/dir/?api=1&destination=22.323834,87.310796',
}
