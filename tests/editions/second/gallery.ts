export const scenes = ['stitch', 'teeth', 'bulbs'].map((pattern, index) => ({
  caption: `Rain picture ${index + 1}`,
  alt: `People under umbrellas, seen from window number ${index + 1} of the hall.`,
  border: { fill: 'bright-teal', pattern },
}))
