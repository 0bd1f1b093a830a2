export const aftermovie = {
  title: 'After Movie',
  videoId: '',
  player: 'https://www.youtube-nocookie.com/embed/',
  film: {
    title: 'Unmask the Magic',
    seconds: 29,
    sources: [
      { src: '/film/unmask.webm', type: 'video/webm; codecs="av01.0.05M.08, opus"' },
      { src: '/film/unmask.mp4', type: 'video/mp4; codecs="avc1.640028, mp4a.40.2"' },
    ],
    poster: { src: '/film/poster.webp', alt: 'The red king’s mask parts in the middle.' },
    captions: { src: '/film/unmask.vtt', language: 'en', label: 'English' },
    scenes: [
      { at: 0, text: 'On the night, a finger draws a flower. Two eyes open. A soft gong.' },
      { at: 8.5, text: 'Three drummers. Raised hands, confetti.' },
    ],
  },
}
