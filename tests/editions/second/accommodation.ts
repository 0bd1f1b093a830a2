const card = (id: string, title: string, text: string) => ({ id, title, text, more: [text] })

export const stayPackage = {
  price: '1111 INR',
  length: '2 days and 3 nights',
  inOneLine: '2 days and 3 nights, a tent and a raincoat.',
  holds: [
    { count: 3, what: 'nights in a tent' },
    { count: 1, what: 'raincoat' },
  ],
}
export const stayInfo = [card('arriving', 'Arriving', 'Check in from 1 August 2031.')]
export const stayRules = [card('tents', 'Tents', 'Close your tent before it rains.')]
export const travelInfo = [card('bus', 'By bus', 'Get off at Hilltown, and walk up.')]
export const campus = {
  place: 'North Gate, Hill College',
  directions: 'https://www.google.com/maps/dir/?api=1&destination=25.5701,91.8801',
}
