// Every screen of the page, and how a person comes to it. Nothing is put into the browser's store by hand: what a scene needs is
// played, so that scenes survive every change of what is kept.

/** The game of Fox and Lucas in the library, as far as a picture needs it. */
const TURNS = [
  'b8-b7=d8',
  'h8-h7=f6',
  'd8=f7-f6!',
  'h4-h5=f6!',
  'a7-a6=c7',
  'f6=f7!-g6',
  'a5-b6=c5',
  'h1-h2=f3',
];
/** White's king is one step from its goal. */
const NEARLY = '7/3K-4/7/8/9/8/7/4k-3/7 w - 0 51';

async function ready(page) {
  await page.locator('[data-cell=e4]').waitFor();
}

/** Plays a turn by writing it. */
async function type(page, turn) {
  await page.getByTestId('action-more').click();
  await page.getByTestId('action-type').click();
  await page.getByTestId('turn-text').fill(turn);
  await page.keyboard.press('Enter');
  await page.getByTestId('type-turn').waitFor({ state: 'hidden' });
}

async function game(page, turns = TURNS) {
  await page.goto('./?edition=4.8&clock=600%2B5');
  await ready(page);
  for (const turn of turns) await type(page, turn);
}

/** Plays a game of two people to its end. */
async function won(page) {
  await page.goto(`./?${new URLSearchParams({ edition: '4.8', variant: 'no-reserve', position: NEARLY })}`);
  await ready(page);
  await type(page, 'h4-i4');
}

const at =
  (address, until = 'main') =>
  async (page) => {
    await page.goto(`./${address}`);
    await page.locator(until).first().waitFor();
  };

export const scenes = {
  welcome: at('#/'),
  'more-choices': async (page) => {
    await at('#/')(page);
    await page.getByTestId('door-more').click();
  },
  'coming-back': async (page) => {
    await won(page);
    await game(page, TURNS.slice(0, 4));
    await at('#/')(page);
  },
  game: async (page) => {
    await game(page);
    await page.locator('[data-cell=c5]').click();
  },
  'game-drop': async (page) => {
    await game(page, TURNS.slice(0, 2));
    await page.getByTestId('reserve-white-mountain').click();
    await page.locator('[data-cell=e5]').click();
  },
  'game-sheet': async (page) => {
    await game(page, TURNS.slice(0, 2));
    await page.getByTestId('action-more').click();
  },
  'game-edition-3': async (page) => {
    await page.goto('./?edition=3.0&setting=standard-mokca');
    await ready(page);
  },
  'game-thinking': async (page) => {
    await page.goto('./?edition=4.8&black=10&clock=600%2B5');
    await ready(page);
    await type(page, 'a2-b2=d3');
    await page.getByTestId('thinking').getByText(/\d/).first().waitFor();
  },
  end: won,
  study: async (page) => {
    await at('#/study/library/fox-lucas-2021', '[data-testid=study-turns]')(page);
    await page.getByTestId('study-turns').getByRole('button').nth(23).click();
  },
  'study-empty': at('#/study'),
  shelf: async (page) => {
    await won(page);
    await game(page, TURNS.slice(0, 4));
    await at('#/shelf')(page);
  },
  'shelf-empty': at('#/shelf'),
  learn: at('#/learn'),
  rules: at('#/learn/rules/4.8'),
  lesson: at('#/learn/lesson', '[data-cell]'),
  puzzles: at('#/learn/puzzles'),
  puzzle: at('#/learn/puzzles/48-01', '[data-cell]'),
  editor: at('#/editor', '[data-cell]'),
  settings: async (page) => {
    await at('#/learn')(page);
    await page.getByTestId('open-settings').click();
    await page.getByTestId('settings').waitFor();
  },
};

/** The windows, and the themes in which each is seen. */
export const windows = [
  { width: 1440, height: 900, themes: ['light', 'dark'] },
  { width: 1366, height: 768, themes: ['light'] },
  { width: 390, height: 844, themes: ['light', 'dark'], phone: true },
  { width: 1200, height: 880, themes: ['light'] },
  { width: 2560, height: 1440, themes: ['light'] },
];

/** The pictures of README.md: scene, window and theme. */
export const docs = {
  game: { scene: 'game', width: 1440, height: 900, theme: 'light' },
  dark: { scene: 'game-edition-3', width: 1440, height: 900, theme: 'dark' },
  phone: { scene: 'game-drop', width: 390, height: 844, theme: 'light', phone: true },
  study: { scene: 'study', width: 1440, height: 900, theme: 'light' },
};
