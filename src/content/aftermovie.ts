/** The film of the last edition. */
export const aftermovie = {
  title: 'After Movie',
  /**
   * FILL IN HERE: the video's id on YouTube, which is what follows "watch?v=" in its address. While it is empty, the
   * page says that the show is still to come, and links to the festival's channel.
   */
  videoId: '',
  /** Where it is embedded from: the host that sets no cookies before the film is played. */
  player: 'https://www.youtube-nocookie.com/embed/',
}
