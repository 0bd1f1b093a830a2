import { section, testsIn } from '../section'

const around = testsIn('tests/features/events/look-around.test.tsx')
const genre = testsIn('tests/features/events/genre-page.test.tsx')
const read = testsIn('tests/features/events/read-an-event.test.tsx')
const alone = testsIn('tests/features/events/register-alone.test.tsx')
const team = testsIn('tests/features/events/register-a-team.test.tsx')
const picture = testsIn('tests/features/events/event-picture.test.tsx')
const edition = testsIn('tests/content/edition65.test.ts')

const opened = read(
  'a card opens the event with its name, tagline, ABOUT, RULES, team size and Register',
)

export const events = section('2-events', 'Events', {
  'Ten tiles: Dance, Music, Dramatics, Literary, Film Fest, Quiz, Fine Arts, Humour Fest, Fashion, Culinary Arts':
    [
      around('a visitor sees the ten genres in their order, each leading to its page'),
      edition(
        'edition 65 > ten genres in the order of the specification, Humor Fest shown as Humour Fest',
      ),
    ],
  'Each tile leads to /events/subevents/{genre}': around('a tile leads to its genre'),
  'Humor Fest is displayed as “Humour Fest”': [
    around('a visitor sees the ten genres in their order, each leading to its page'),
    genre('the address Humor%20Fest is read as Humour Fest'),
  ],
  'The tiles keep their order, whatever the server says (by decision §2.1)': around(
    'the tiles keep their order, whatever order the server has',
  ),
  'A genre without anything visible, and Accommodation, get no tile (by decision §2.1)': around(
    'a genre with nothing visible (Game Fest) and "Accommodation" get no tile',
  ),
  'The genre page shows the title of the genre': genre('the address %s is read as %s'),
  'The next arrow goes by position in the loaded list, past the hidden genre, and wraps around':
    genre('the next arrow goes round all ten genres, past Game Fest, and back to the first'),
  'The previous arrow goes the other way and wraps around': genre(
    'the previous arrow goes round the other way',
  ),
  'The arrows follow the list when its order changes (by decision §2.1)': genre(
    'the arrows follow the order of the server, also when it changes',
  ),
  'A grid of sub-event cards follows': genre(
    'the cards show the visible events by name, trimmed, each with its own Register',
  ),
  'Only events with event_status true are shown': [
    genre('of two events called Poetry Slam only the visible one is shown'),
    'tests/api/shapes.test.ts > an event that is hidden is left out, and its genre with it',
  ],
  'A card shows the name of the event': genre(
    'the cards show the visible events by name, trimmed, each with its own Register',
  ),
  'A card shows the logo of the event': picture(
    'an event with a known name has its own logo, however its name is spelt',
  ),
  'A card shows a fallback image when the name has no known logo': [
    picture('an event without a known name has the emblem of its genre'),
    picture('an event of a genre that is new this year has the fallback image'),
  ],
  'Every logo is on disk': 'tests/content/genres.test.ts > the picture %s is there',
  'A card has a Register button': genre(
    'the cards show the visible events by name, trimmed, each with its own Register',
  ),
  'A click on a card opens a modal with the name of the event': opened,
  'The modal shows the tagline': opened,
  'The modal has an “ABOUT” section': opened,
  'The modal has a “RULES” list': opened,
  'The modal has a Register button': opened,
  'Rules drop empty entries and numbers of their own (by decision §2.20)': read(
    'empty rules are dropped and the numbers written by hand too',
  ),
  'Texts of events are text: placeholders and line breaks stay (by decision §2.20)': [
    read('placeholders in angle brackets are shown as they are written'),
    read('line breaks in rules and write-ups are kept, also the ones typed as backslash and n'),
  ],
  'Register opens the registration modal': alone(
    'Register in the details closes them and opens the registration; Back leads to the genre',
  ),
  'The registration shows the own SF id and mail, read-only': alone(
    'a student registers for a solo event',
  ),
  'The registration has a member-count selector': team(
    '%s, %s: a team has at least %i and at most %i',
  ),
  'Each extra member has an SF id input with the placeholder “SFXXXXX”': team(
    'each extra member has an SF id and a mail input, with a hint of what they look like',
  ),
  'Each extra member has a mail input': team(
    'each extra member has an SF id and a mail input, with a hint of what they look like',
  ),
  'An event has its own address, and its link can be copied (by decision §2.19)': [
    read('the event has its own address, which opens it and survives a reload'),
    read('the link is copied, and that is said; without a share sheet nothing else is offered'),
  ],
  'All events can be searched (by decision §2.19)':
    'tests/features/events/search.test.tsx > searching for "%s" finds %j',
})
