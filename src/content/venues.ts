export type Venue = {
  name: string
  lat: number
  lng: number
  /** Several events may run here at once, so an event does not end when the next one starts. */
  hasManyRooms?: boolean
}

/** The organisers' list has one id for two of the 33 venues. Here each has its own. */
export const venues = {
  mainGate: { name: 'Main Gate', lat: 22.323834, lng: 87.310796 },
  netaji: { name: 'Netaji Auditorium', lat: 22.319083, lng: 87.309922 },
  kalidas: { name: 'Kalidas Auditorium', lat: 22.316717, lng: 87.310534 },
  clockTower: { name: 'Clock Tower', lat: 22.317958, lng: 87.307487 },
  pronitesGround: { name: 'Pronites Ground', lat: 22.314112, lng: 87.317154 },
  gymkhana: { name: "Technology Students' Gymkhana", lat: 22.318914, lng: 87.302498 },
  vikramshila: { name: 'Vikramshila (V1–V4)', lat: 22.316746, lng: 87.310477, hasManyRooms: true },
  gargiMaitri: { name: 'Gargi Maitri', lat: 22.316695, lng: 87.311059 },
  takshashila: { name: 'Takshashila', lat: 22.317307, lng: 87.311783 },
  nehruMuseum: { name: 'Nehru Museum', lat: 22.319617, lng: 87.315569 },
  sfArena: { name: 'SF Arena', lat: 22.318407, lng: 87.308475 },
  sfCafe: { name: 'SF Cafe', lat: 22.31809, lng: 87.30148 },
  toat: { name: 'TOAT', lat: 22.318664, lng: 87.308983 },
  snBose: { name: 'S N Bose Auditorium', lat: 22.319208, lng: 87.310399 },
  raman: { name: 'Raman Auditorium', lat: 22.319792, lng: 87.313403 },
  bhatnagar: { name: 'Bhatnagar Auditorium', lat: 22.320438, lng: 87.310564 },
  basketballCourt: { name: 'Basketball Court', lat: 22.320424, lng: 87.303578 },
  panLoopCourt: { name: 'PAN Loop Court', lat: 22.319385, lng: 87.29977 },
  jcb: { name: 'JCB Hall', lat: 22.320766, lng: 87.302236 },
  hjb: { name: 'HJB Hall', lat: 22.319729, lng: 87.301896 },
  lbs: { name: 'LBS Hall', lat: 22.321473, lng: 87.299742 },
  mmm: { name: 'MMM Hall', lat: 22.321473, lng: 87.30223 },
  llr: { name: 'LLR Hall', lat: 22.321753, lng: 87.302835 },
  ms: { name: 'MS Hall', lat: 22.321835, lng: 87.305313 },
  rk: { name: 'RK Hall', lat: 22.322484, lng: 87.303548 },
  rp: { name: 'RP Hall', lat: 22.321631, lng: 87.307842 },
  snvh: { name: 'SNVH Hall', lat: 22.316923, lng: 87.3051 },
  snig: { name: 'SNIG Hall', lat: 22.31956, lng: 87.306686 },
  mt: { name: 'MT Hall', lat: 22.317647, lng: 87.30598 },
  azad: { name: 'Azad Hall', lat: 22.318568, lng: 87.298169 },
  nehru: { name: 'Nehru Hall', lat: 22.320016, lng: 87.298079 },
  patel: { name: 'Patel Hall', lat: 22.320355, lng: 87.29971 },
  vs: { name: 'VS Hall', lat: 22.320038, lng: 87.304621 },
} satisfies Record<string, Venue>

export type VenueId = keyof typeof venues
