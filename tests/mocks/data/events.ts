import type { FestEvent, GenreGroup } from './types'

/** The facts of one event. `festEvent` adds what all events share. */
type EventFacts = Pick<FestEvent, 'id' | 'name' | 'tagline' | 'writeup' | 'rules'> & {
  /** The smallest and the largest team, including the leader. */
  team: [min: number, max: number]
  /** `hidden`, or `solo` or `team` where the real list contradicts the team's size. */
  details?: string[]
}

/** One event in the format of GET /api/event. */
export function festEvent(
  genre: string,
  { team: [min, max], details: details = [], ...facts }: EventFacts,
): FestEvent {
  return {
    ...facts,
    genre,
    min_participation: min,
    max_participation: max,
    is_group: details.includes('team') || (max > 1 && !details.includes('solo')),
    event_status: !details.includes('hidden'),
    latitude: '22 N',
    longitude: '66 E',
    score: 1,
  }
}

const linesOf = (text: string) => text.replaceAll('⏎', '\n')

function groupOf(text: string): GenreGroup {
  const [genre = '', ...events] = text.trim().split('\n## ')
  return { genre, events: events.map((event) => eventOf(genre, event)) }
}

function eventOf(genre: string, text: string): FestEvent {
  const [head = '', writeup = '', ...rules] = text.split('\n')
  const [id, name = '', tagline = '', team = '', ...details] = head.split('|')
  const [min, max] = team.split('-').map(Number)
  return festEvent(genre, {
    id: Number(id),
    name,
    tagline,
    writeup: linesOf(writeup),
    rules: rules.map((rule) => linesOf(rule.replace(/^- ?/, ''))),
    team: [min ?? 1, max ?? 1],
    details: details,
  })
}

/**
 * The event list in the server's order. `⏎` is a line break. The real list has these oddities too: empty rules, rules
 * numbered by hand, stray spaces, placeholders in angle brackets, two events of one name, and a genre with no visible
 * event.
 */
const LIST = String.raw`
# Dance
## 1|Centrifuge|Group Dance Competition|3-30
Thirty pairs of feet, one heartbeat. Centrifuge fills the biggest stage of the festival with crews from all over the country, and the floor shakes long before the results come in. Bring any style, or three of them in one act.⏎⏎The judges look for dancers who breathe together.
- 1. A crew has 3 to 30 dancers on stage. Helpers who carry props do not count, but may not dance.
- 2. The act lasts 5 to 8 minutes, from the first sound to the last; each further half minute costs five points.
- 3. Hand in the music as one MP3 file at the sound desk two hours before the slot.⏎Name the file <College Name>_<Crew Name>.mp3.
- 4. Fire, water, glass, powder and anything else that leaves the stage wet or dirty is not allowed.
- 5. A dancer may appear in one crew only.
-
- 6. Points are given for choreography, synchronisation, use of the stage, costume and overall impact.
## 61|Shuffle - Team |Street Dance Competition|3-20
The street comes to the campus, and this time it brings friends.\nCrews meet in a circle, with the crowd an arm away, and answer each other in breaking, popping, locking, krump or house until one crew has nothing left to say.\nNo stage lights, no curtain: only floor, bass and nerve.
- 1. A crew has 3 to 20 dancers.
- 2. There are two rounds: a showcase for everyone and battles for the best eight crews.
- 3. The showcase lasts 3 to 5 minutes.
- 4. Showcase music is brought by the crew; battle music is chosen by the DJ and not known before.
-
## 5|Two For A Tango|Duet Dance competition|2-2
Two dancers, one story. Salsa, contemporary, folk or something only the two of you have a name for: what counts is what passes between you when the music stops for a second.
- 1. Exactly two dancers. They need not come from the same college.
- 2. The act lasts 2 to 4 minutes.
- 3. Every style is welcome, mixed styles too.
-
## 2|Nrityakala|Solo Classical Dance Competition|1-1
Ankle bells, lamp light and a thousand years of grammar. Nrityakala is home to Bharatanatyam, Kathak, Odissi, Kuchipudi, Manipuri, Mohiniyattam, Kathakali and Sattriya.⏎Every dancer has the stage alone, in front of a jury that knows the form, and an audience that may be seeing it for the first time. Convince both.
- 1. Only recognised Indian classical forms; semi-classical pieces belong in Shake A Leg.
- 2. The first round lasts at most 4 minutes, the final at most 7.
- 3. Recorded music and live accompaniment are both allowed, with up to four musicians.
-
## 3|Shake A Leg|Solo Western Dance Competition|1-1
One spotlight and nobody to hide behind. Hip hop, jazz, contemporary, freestyle: show in three minutes why you could not sit still in the bus on the way here. The final has a surprise track.
- 1. The first round lasts 2 to 3 minutes, to music of your choice.
- 2. In the final the DJ plays 90 seconds that nobody has heard before, and you dance to them.
- 3. Music with abusive words is faded out, and the clock runs on.
## 4|Shuffle - Solo|Street Dance Competition|1-1
Seven seconds to read the beat, sixty to own it. Shuffle - Solo is a knock-out battle of street dancers, one against one, in a ring of people who know every step.⏎Come as you are; leave with a name.
- 1. Open to all street styles: breaking, popping, locking, waacking, house, krump, litefeet and more.
- 2. Preselection: every dancer has 60 seconds in the circle.
-
- HOW A BATTLE RUNS
# Music
## 8|Can You Duet|DUET SINGING COMPETITION|2-2
Harmony is when two people agree without singing the same thing. Find your second voice, pick a song that belongs to both of you, and let the hall hear the difference between two singers and a duet. Hindi, English, Bengali, Tamil or any other tongue: the jury listens with its ears.
- 1. Two singers. Neither may sing with another partner in this event.
- 2. The first round lasts at most 4 minutes, with a karaoke track or one instrument.
## 9|Rapmania|Solo Rapping Competition|1-1
A microphone, a beat and whatever you have been carrying around all semester. First the verse you wrote, then the verse you have to find on the spot.
- 1. Round one: a written piece of 2 to 3 minutes, in any language.
- 2. Round two: a freestyle of 60 seconds on a topic drawn from a hat.
-
## 54|War of The DJs|DJ WAR|1-1
Two decks, a mixer and a crowd that came to be convinced. In the War of The DJs every set starts from silence. Build it, bend it, drop it, and hand over the floor hotter than you found it.
- 1. The first round is online: send a recorded set of 10 minutes to djwar@festival.test.
- 2. Name the recording <SFID>_<DJ Name>.mp3 and put the track list into the mail.
-
## 13|Wildfire|Nationwide Western Rock Band Competition|2-12
It starts with one spark in one city, and ends on the main stage of the festival. Wildfire looks for the best college rock band of the country: a day of preliminaries, a final under the open sky, and amplifiers that have forgiven worse than you.⏎⏎Covers are welcome. Songs of your own are remembered.
- 1. A band has 2 to 12 members, all of them students in the current year.
- 2. The set lasts 20 minutes in the preliminaries and 30 in the final, with set-up and sound check.
## 11|Sargam|Eastern Fusion Band Competition|2-20
A sitar runs into a bass line, a tabla answers a drum kit, and somewhere in the middle there is a new song. Sargam invites bands that play Indian music with everything the world has to offer.⏎Folk, film, sufi, classical, all of it, as long as it is alive when it reaches the last row.
- 1. A band has 2 to 20 members.
- 2. The set lasts 15 minutes in the first round and 25 in the final, tuning included.
-
## 10|Retrowave|Solo Remix Competition|1-1
Take a song your parents danced to and send it forty years ahead. Retrowave is for bedroom producers: one old melody, one laptop, one night to finish it. The three best remixes are played between the star performances.
- 1. The stems of three classic songs are published on the first morning; choose one.
- 2. The remix is 2:30 to 4 minutes long.
## 6|Beat IT|Beatboxing Competition|1-1
No drum, no wire, no excuse. The whole kit is between your teeth.
- 1. Preselection: 90 seconds each, free choice.
- 2. The best eight meet in battles of two turns, 60 seconds each.
-
## 7|Lakeside Dreams|Acoustic Jamming|1-15
Evening, a lake, a few lanterns and the sound of wood and strings. Lakeside Dreams is the quiet corner of a loud festival: no amplifiers taller than a child, no stage higher than a step. Come alone with a guitar, or with fourteen friends and everything that rattles.⏎⏎People sit on the grass, sing the second verse with you, and forget which hall they were going to.
- 1. One to fifteen musicians.
- 2. The slot lasts 12 minutes, with all that happens in it.
## 12|SF Idol|Solo Singing|1-1
Hundreds sing in the first round and one walks away with the title. SF Idol is as simple as a contest can be: a voice, a song, a jury. Eastern and western singers are heard separately at first and share the stage in the final.
- 1. Say at the desk whether you sing in the eastern or the western category.
- 2. First round: 2 minutes, without accompaniment or with one instrument.
# Dramatics
## 14|I Me Myself|Mono-Acting Competition|1-1
One actor, an empty stage, and as many people as you can make us believe in. Write it, borrow it from a play, or tell us what happened on the train.
- 1. The act lasts 4 to 6 minutes. A lamp goes on at five.
- 2. Hindi, English and Bengali are understood by all judges; for others hand in a short summary.
-
## 15|Dumbstruck|Silent Act|1-1
Say everything, and do not say a word. Dumbstruck is mime in the old sense: white gloves are optional, a clear wall is not. A good act is understood in the last row by somebody who came in late.
- 1. The act lasts 3 to 5 minutes.
- 2. No spoken word, no lip movement that forms one, no written signs.
## 17|Rangmanch|Stage Play|5-35
The curtain, the third bell, the hush. Rangmanch gives a whole evening and a whole auditorium to college theatre: sets, lights, live music, a cast of thirty if you have them.⏎Classics, translations and new writing share the bill, and the prize for the best script is given to a student.
- 1. A company has 5 to 35 members, actors and crew counted together.
- 2. The play lasts 30 to 45 minutes.
- 3. A script is mailed to theatre@festival.test ten days before the festival.
-
## 16|Nukkad|Street Play|6-27
A drum calls, a circle forms, and for twenty minutes a street corner is the most honest room in the country. Nukkad wants plays that look at today and do not look away. No lights, no microphones, no back row.⏎The best teams are not the loudest ones, but you will hear them from the gate.
- 1. A team has 6 to 27 members, drummers included.
- 2. The play lasts 15 to 20 minutes.
-
# Literary
## 27|Poetry Slam|Poetry Recital Competition|1-1|hidden
An open microphone for poems that were written to be spoken. This is the listing of an earlier year and is no longer open.
## 20|Poetry Slam|POETRY RECITAL COMPETITION|1-1
Paper cuts, in the good sense. Bring a poem that you wrote, stand in front of people who do not know you, and read until they do. Rhyme is optional. Breath is not.
- 1. Two rounds with one poem each, in English.
- 2. A poem lasts at most 3 minutes; after ten seconds of grace each second costs a tenth of a point.
-
## 23|India Calling|Case Study Competition|2-5
A real problem of a real district, twenty pages of numbers and one week. India Calling asks what you would do on Monday morning, who pays for it, and how we would know that it worked. Think like an engineer, budget like a treasurer, speak like a neighbour.
- 1. A team has 2 to 5 members, from any branch of study.
- 2. The case is mailed to all registered teams on one day.
- 3. First round: a written answer of at most 4 pages, as PDF.⏎File name: <Team Name>_<SFID1>.pdf
## 21|Hindi Poetry Slam|Hindi Poetry Recital|1-1|hidden
Hindi verse with the lights turned down: ghazal, nazm, doha or free lines. The audience is asked to say "wah" only when it means it.
## 24|Jumble The Good Word|Word Game|1-2
Anagrams, crosswords, spoonerisms, hidden capitals and one sentence without the letter e. Jumble The Good Word is two hours of happy head-scratching, alone or with somebody who knows the words that you do not.
- 1. One or two players. Pairs get the same paper and the same time.
- 2. The written round lasts 45 minutes; the best eight play on stage.
## 28|Tell a Tale|Story Recital Competition|1-1
Before there were books, there was somebody by the fire who knew how it went on. Be that person. True or invented, funny or frightening: seven minutes, no notes, and the last line decides.
- 1. The story lasts 5 to 7 minutes and is told, not read.
- 2. It is your own, or your own version of a folk tale.
## 25|Just A Minute|JAM|1-1|hidden
Sixty seconds without a pause, a slip or the same thing twice. Everybody else in the room is waiting to object.
## 18|A Mighty Pen|Journalism Competition|1-3
The festival is the story, and you are the newsroom. Walk the campus for a day with a notebook and a phone; in the evening there is a deadline, an editor with a red pencil, and a front page with space for one headline.
- 1. One to three reporters.
- 2. Beats are given out at nine in the morning of the second day.
## 19|Dumb C|Dumb Charades Competition|3-3
Three friends, one of them silent. Dumb C is the game you have played in every hostel corridor, with titles you wish you had never been shown. Films, books, songs, sayings, brands and one word that means something else in Bengali.
- 1. Exactly three players; there are no substitutes.
- 2. The written preliminary has 30 questions and lasts 25 minutes.
-
- THE FINAL
## 22|Impromptu|ELOCUTION COMPETITION|1-1
Draw a slip, read it once, take a minute, speak for three. The topics range from fiscal policy to the life of a sock. Composure is half the mark.
- 1. The speech is in English.
- 2. One minute to think, 2 to 3 minutes to speak.
## 26|National Level Debate|Debate Competition|1-1
Speakers from all corners of the country, one motion, and a house that is allowed to disagree aloud. The chair keeps the time; keeping your temper is up to you.
- 1. Every participant speaks alone, for or against the motion.
- 2. The motion of the preliminary is published a week before, the motion of the final an hour before.
# Film Fest
## 55|Motion Tales|REEL MAKING COMPETITION|1-3
Upright, loud and over before you blink. Motion Tales is made on a phone, on this campus, in the three days of the festival. Show us what we walked past without seeing.⏎The ten best reels run on the big screen before the last night begins.
- 1. One to three makers, one reel per team.
- 2. 30 to 60 seconds, upright, at least 1080 by 1920 pixels.
## 29|A Picture Tale|PHOTO STORY COMPETITION|1-1
A single photograph can be luck. Five in a row are a story. Choose a theme, choose an order, and let the pictures talk while you stand beside them and keep quiet.
- 1. A story has 5 to 8 photographs.
- 2. The two themes are announced a month before the festival.
## 31|SFM|Short Film Making Competition|2-20
Somebody in your hostel writes, somebody acts, somebody owns a good lens and somebody can find a location for nothing. That is a film crew.⏎⏎SFM shows the best college shorts of the year in a proper cinema hall with a proper audience, and the jury stays for questions afterwards. Popcorn is served; phones are not.
- 1. A crew has 2 to 20 members. Actors who are not students are welcome, but do not register.
- 2. The film is 5 to 20 minutes long, credits included.
-
- WHAT TO HAND IN
## 30|Lights Camera SF|Documentary making event|1-20
Facts, with a frame around them. Find a person, a craft, a river, a queue, and stay with it until it tells you something.
- 1. One to twenty makers.
- 2. The documentary is 8 to 25 minutes long.
# Quiz
## 33|Mary Bucknel Trophy(MBT)|General Quiz|1-4
The oldest quiz of the festival, and the one that people miss a train for. Anything that is true can be asked, and most of it can be worked out if four heads are willing to be wrong aloud.
- 1. One to four players; mixed colleges are fine.
- 2. The preliminary has 30 questions on paper, six teams reach the stage.
## 34|SpEnt|Sports and Entertainment Quiz|1-4
Who wore the number nine, who sang the title track, and why were both in the same advertisement? SpEnt is for people who read the last page first.⏎Expect film posters without names, commentary without pictures, and one question about kabaddi.
- 1. One to four players.
- 2. Preliminary of 25 questions, 30 minutes.
## 32|BizTech|Business and Tech Quiz|1-4
Logos, launches, lawsuits and the odd line of code. BizTech rewards those who read the small print: of a balance sheet, of a patent, of a chip.
- 1. One to four players.
- 2. A written preliminary with 25 questions, the best six go on.
- 3. The team is called by its college: <College Name> A, <College Name> B and so on.
## 56|Cinemania|Movies Quiz|1-4
From silent reels to last Friday. Cinemania asks for directors by their shadows, films by their furniture and songs by their first half second. Come with a friend who watches the credits to the end.
- 1. One to four players.
- 2. Half of the questions are on Indian cinema, half on the rest of the world.
## 57|Otakon Quest|Anime Quiz|1-4
Openings, endings and everything that was cut in between. Otakon Quest is the meeting of those who know which episode it was.⏎Manga readers may sit next to anime watchers; they may not speak about the next volume.
- 1. One to four players.
- 2. Preliminary: 30 questions in 25 minutes.
# Fine Arts
## 58|Frenzy Fabric|T - SHIRT DESIGN COMPETITION|1-1
A white shirt, six colours, three hours. Frenzy Fabric turns the corridor of the gymkhana into a workshop. You keep the shirt, and the winner sees it printed.
- 1. A white cotton shirt in the size you name at the desk is provided.
- 2. Fabric paint in six colours, brushes and cardboard are provided. Own brushes are allowed.
## 59|Strokes on Streets| ROAD PAINTING COMPETITION|1-1
Four square metres of asphalt are yours until the rain comes. Strokes on Streets is painting at the scale of footsteps, in the middle of the way, with everybody giving advice.
- 1. A field of two metres by two is marked for each painter.
## 42|Sketch It|Pencil Sketching Competition|1-1
Graphite, paper and two hours of looking properly. The subject sits in front of you and may be a face, a bicycle or a heap of kitchen ware; the pencil does not mind.
- 1. One sheet of A3 paper is provided; a second one is not.
## 38|Finger Dab|Finger Painting Competition|1-1
Put the brush away and remember how you started. Finger Dab is painting with ten tools you never lose, and the only event where the organisers hand out soap.⏎Wear something that you do not love.
- 1. Fingers, palms and knuckles only.
- 2. Paper of half imperial size and poster colours are provided.
## 39|Junk Art|Waste Art Competition|1-2|solo
Bottle caps, dead keyboards, the third charger of the semester. Junk Art gives them one more life, and asks that nothing be bought for it.
- 1. One or two makers.
## 40|Paint It|Water Color Painting Competition |1-1
Water does half of the work and takes all of the credit. Paint It gives you a lawn, a theme and two hours of soft winter light.
- 1. Water colours only; white from the tube is allowed.
## 41|Rangoli|Rangoli Making Competition|1-3
By noon the steps of the library are covered in colour, and nobody dares to walk. Rangoli is drawn with patience and a steady thumb, alone or by three people who can agree on a centre.
- 1. One to three artists.
- 2. The field measures five feet by five.
## 35|Bran-D|Digital Branding Designing Competition|2-5
A company that does not exist needs a name, a face and a voice by tomorrow evening. Bran-D is an agency for a night: brief at six, pitch at six.
- 1. A team has 2 to 5 members.
## 36|Digital Illustration|Digital Art Competition|1-1
Infinite paper, infinite undo, and still only three hours. Bring the machine you draw on and a cable that fits our sockets.
- 1. Own laptop or tablet, with own software.
## 37|Face Canvas|Face Painting Competition|2-2
One paints, one holds still. Face Canvas needs a steady hand and a friend who does not laugh; after ninety minutes both walk down the aisle, and nobody recognises either of them.
- 1. Two people: a painter and a model.
- 2. Skin-safe colours only. Bring your own and show the label.
## 43|Soapaholic|Soap Carving Competition|1-1
A bar of soap is the kindest stone there is: it smells of lavender and forgives nothing. Carve something that makes washing hands a pity.
- 1. Two bars of soap are provided; use one, break one.
# Humor Fest
## 60|Banter Bout|Improv Battle|1-1
Nobody knows the first line, least of all the one who says it. Banter Bout throws strangers into a scene and takes away the exit. Say yes, make your partner look good, and trust that the end will come.⏎The audience shouts the place; the bell decides when it has had enough.
- 1. You register alone; scene partners are drawn by lot for every round.
## 44|Hilarity Ensues|Stand Up Comedy|1-1
Five minutes, a brick wall made of cardboard, and three hundred people who have just had an examination. If they laugh, you will never want to do anything else. If they do not, there is tea.
- 1. The set lasts 4 to 6 minutes; a red light means that it is over.
- 2. The material is yours. Jokes from the internet are known to the internet.
# Fashion
## 50|Navyata|Fashion Show Competition|4-20
A ramp of twenty metres, a theme, and cloth that somebody sewed at three in the morning. Navyata is the fashion night of the festival: collections designed, made and walked by students, with lights and sound like the big houses.
- 1. A team has 4 to 20 members, models and designers together.
- 3. Music comes as one file, named <College Name>_Navyata.mp3
## 49|Mr and Ms SPRING FEST|Personality Hunt Competition|1-1
Not a beauty contest, whatever the sash says. Mr and Ms Spring Fest are found by talent, by wit and by the way they lose at musical chairs.
- 1. Everybody enters alone and says at the desk which of the two titles to compete for.
## 51|Panache|Paper Dress Designing Competition|2-2
Yesterday it was news, tonight it is a gown. Panache gives two people a pile of paper, two hours and a roll of tape; one of them walks out wearing the result, slowly, and far away from the rain.
- 1. Two people: one designs, one wears. Both may fold.
- 2. Newspaper, kite paper and craft paper are provided; bring nothing else but scissors.
## 52|Peek A Who|Cosplay Competition |1-1
For one afternoon the road to the gymkhana belongs to pirates, wizards, pilots of giant robots and one very small dragon. Peek A Who wants the character, not only the clothes: how it stands, how it laughs, what it says when the queue is long.⏎⏎Home-made beats bought, and foam beats steel.
- 1. Any character from film, book, game, comic, anime or folk tale.
# Game Fest
## 53|Labyrinth|Labyrinth|2-5|hidden
Find out.
# Culinary Arts
## 47|Mixology|Mocktail Making Competition|1-1
Kokum, curry leaf, smoked salt, soda. Mixology is a bar without alcohol and without limits: one drink that everybody knows, made well, and one that nobody has had before, made better.
- 1. No alcohol, not even as flavour.
- 2. Two drinks, two glasses each, in 20 minutes.
## 46|Food Carving|Food Competition|1-1|hidden|team
A melon becomes a rose, a carrot a fish. Food Carving takes a break this year; the knives are being sharpened.
## 45|Chef's Corner|Cooking Competition|1-1
No stove, no oven, no grandmother on the phone. A basket of surprises and forty-five minutes to turn it into something that the jury asks for twice.
- 1. Cooking without fire; a kettle with hot water is provided.
## 48|Top It to Win It|Cupcake Dressing Competition|1-1
The cake is ours, the crown is yours. Six plain cupcakes wait for cream, fruit, sugar and ideas; half an hour later they are too beautiful to eat, and then they are eaten.
- 1. Six cupcakes without egg are provided.
- 2. Bring your own toppings; everything on the cake can be eaten.
`

export const genres: GenreGroup[] = LIST.split('\n# ').slice(1).map(groupOf)
