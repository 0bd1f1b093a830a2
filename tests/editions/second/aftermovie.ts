export const aftermovie = {
  title: 'Aftermovie',
  videoId: '',
  player: 'https://www.youtube-nocookie.com/embed/',
  film: {
    title: 'Follow the Rain',
    seconds: 29,
    sources: [{ src: '/film/unmask.mp4', type: 'video/mp4' }],
    poster: {
      src: '/film/poster.webp',
      alt: 'A cloud opens over a hill, and a hall stands under it.',
    },
    captions: { src: '/film/unmask.vtt', language: 'en', label: 'English' },
    scenes: [{ at: 0, text: 'Rain. A drum.' }],
  },
}
