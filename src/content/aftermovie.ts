export const aftermovie = {
  title: 'After Movie',
  /** FILL IN HERE: the YouTube id (after "watch?v="). Without one, the site plays the film in public/film. */
  videoId: '',
  /** This YouTube host sets no cookies before the film plays. */
  player: 'https://www.youtube-nocookie.com/embed/',
  page: 'https://www.youtube.com/watch?v=',
  film: {
    title: 'Unmask the Magic',
    seconds: 29,
    /** A browser uses the first source that it can play. */
    sources: [
      { src: '/film/film.webm', type: 'video/webm; codecs="av01.0.05M.08, opus"' },
      { src: '/film/film.mp4', type: 'video/mp4; codecs="avc1.640028, mp4a.40.2"' },
    ],
    poster: {
      src: '/film/poster.webp',
      alt: 'The red king’s mask parts in the middle, and the clock tower stands between its halves.',
    },
    captions: { src: '/film/film.vtt', language: 'en', label: 'English' },
    /** The text version of the film, for people who cannot watch it. `at` is in seconds. */
    scenes: [
      { at: 0, text: 'On the night, a finger draws a flower. Two eyes open. A soft gong.' },
      { at: 3, text: 'A king’s mask unfolds above the words “Unmask the Magic”. Drums begin.' },
      { at: 6, text: 'The mask parts: a clock tower, a band on stage. A steady beat.' },
      { at: 8.5, text: 'Three drummers. Raised hands, confetti.' },
      { at: 10.5, text: 'A lion’s mask shuts and parts: masked dancers, bells on their feet.' },
      { at: 14, text: 'A peacock’s mask: hands draw on the floor, a painter, three puppets.' },
      { at: 17.5, text: 'A laughing mask: a food stall, fish on a plate, kites in the sun.' },
      { at: 21, text: 'A moon mask: a boat on a river, then fireworks. Bangs and crackles.' },
      { at: 24, text: 'All the pictures form one wall. A drum roll.' },
      { at: 25.5, text: 'The king’s mask shuts. “Spring Fest. See you next spring.” A last gong.' },
    ],
  },
}
