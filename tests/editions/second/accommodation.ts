const card = (id: string, title: string, text: string) => ({ id, title, text, more: [text] })

export const stayInfo = [card('arriving', 'Arriving', 'Check in from 31 July 2031.')]
export const stayRules = [card('tents', 'Tents', 'Close your tent before it rains.')]
export const travelInfo = [card('bus', 'By bus', 'Get off at Hilltown, and walk up.')]
export const campus = {
  place: 'North Gate, Hill College',
  directions: 'https://www.google.com/maps/dir/?api=1&destination=25.5701,91.8801',
}
