export const scenes = ['stitch', 'teeth', 'bulbs'].map((pattern, place) => ({
  caption: `Rain picture ${place + 1}`,
  alt: `People under umbrellas, seen from window number ${place + 1} of the hall.`,
  border: { ink: 'teal', pattern },
}))
