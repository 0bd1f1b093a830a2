export const venues = {
  gate: { name: 'North Gate', lat: 25.5701, lng: 91.8801 },
  hall: { name: 'Rain Hall', lat: 25.5712, lng: 91.8823, hasManyRooms: true },
}
