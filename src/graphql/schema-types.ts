// Made from schema.graphql by `npm run -s codegen`: change that file, not this one.
export type Maybe<T> = T | null;
export type InputMaybe<T> = T | null;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string };
  String: { input: string; output: string };
  Boolean: { input: boolean; output: boolean };
  Int: { input: number; output: number };
  Float: { input: number; output: number };
  JSON: { input: unknown; output: unknown };
};

export type Query = {
  readonly games: ReadonlyArray<Game>;
  readonly game?: Maybe<Game>;
  readonly me?: Maybe<Me>;
  readonly tables: TablePage;
  readonly table?: Maybe<Table>;
  readonly myObligations: ReadonlyArray<Obligation>;
  readonly myLetters: LetterPage;
  readonly player?: Maybe<Player>;
  readonly strongest: ReadonlyArray<Rated>;
  readonly events: EventPage;
};

export type QueryGameArgs = {
  id: Scalars['ID']['input'];
};

export type QueryTablesArgs = {
  filter?: InputMaybe<TableFilter>;
  first: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
};

export type QueryTableArgs = {
  id: Scalars['ID']['input'];
};

export type QueryMyObligationsArgs = {
  first: Scalars['Int']['input'];
};

export type QueryMyLettersArgs = {
  first: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
  table?: InputMaybe<Scalars['ID']['input']>;
};

export type QueryPlayerArgs = {
  id: Scalars['ID']['input'];
};

export type QueryStrongestArgs = {
  game: Scalars['ID']['input'];
  first: Scalars['Int']['input'];
};

export type QueryEventsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first: Scalars['Int']['input'];
  table?: InputMaybe<Scalars['ID']['input']>;
  locale: Locale;
};

export type Subscription = {
  readonly tableChanged: Table;
  readonly obligationsChanged: ReadonlyArray<Obligation>;
};

export type SubscriptionTableChangedArgs = {
  id: Scalars['ID']['input'];
};

export type Mutation = {
  readonly askForSignIn: Scalars['Boolean']['output'];
  readonly signIn?: Maybe<Session>;
  readonly signOut: Scalars['Boolean']['output'];
  readonly changeSettings: Me;
  readonly chooseLetters: Me;
  readonly issueToken: IssuedToken;
  readonly eraseMyAccount: Scalars['Boolean']['output'];
  readonly openTable: OpenTableResult;
  readonly takeSeat: SeatResult;
  readonly seatBot: SeatResult;
  readonly startTable: SeatResult;
  readonly submitAnswer: SubmitResult;
  readonly submitLine: SubmitResult;
  readonly previewAnswer: PreviewResult;
  readonly undo: UndoResult;
  readonly giveOrder: OrderResult;
  readonly say: SeatResult;
  readonly keepNotes: SeatResult;
  readonly arrangeTable: SeatResult;
  readonly inviteToTable: SeatResult;
  readonly acceptInvitation: InvitationResult;
  readonly leaveSeat: SeatResult;
  readonly offerSeat: SeatResult;
  readonly delegateSeat: SeatResult;
  readonly replacePlayer: SeatResult;
  readonly propose: SeatResult;
  readonly answerProposal: SeatResult;
  readonly resumeTable: SeatResult;
  readonly giveTime: SeatResult;
  readonly forkTable: OpenTableResult;
  readonly rematch: OpenTableResult;
  readonly operate: SeatResult;
  readonly takeVacation: VacationResult;
  readonly endVacation: Me;
  readonly withdrawOrder: OrderResult;
};

export type MutationAskForSignInArgs = {
  address: Scalars['String']['input'];
  locale: Locale;
  zone: Scalars['String']['input'];
};

export type MutationSignInArgs = {
  secret: Scalars['String']['input'];
};

export type MutationSignOutArgs = {
  token?: InputMaybe<Scalars['ID']['input']>;
};

export type MutationChangeSettingsArgs = {
  settings: SettingsInput;
};

export type MutationChooseLettersArgs = {
  table?: InputMaybe<Scalars['ID']['input']>;
  choice: LetterChoiceInput;
};

export type MutationIssueTokenArgs = {
  name: Scalars['String']['input'];
  scopes: ReadonlyArray<Scope>;
  days: Scalars['Int']['input'];
};

export type MutationEraseMyAccountArgs = {
  confirm: Scalars['Boolean']['input'];
};

export type MutationOpenTableArgs = {
  command: Scalars['ID']['input'];
  table: TableInput;
};

export type MutationTakeSeatArgs = {
  command: Scalars['ID']['input'];
  table: Scalars['ID']['input'];
  seat: Scalars['ID']['input'];
  nonce?: InputMaybe<Scalars['String']['input']>;
};

export type MutationSeatBotArgs = {
  command: Scalars['ID']['input'];
  table: Scalars['ID']['input'];
  seat: Scalars['ID']['input'];
  policy: BotPolicy;
};

export type MutationStartTableArgs = {
  command: Scalars['ID']['input'];
  table: Scalars['ID']['input'];
};

export type MutationSubmitAnswerArgs = {
  command: Scalars['ID']['input'];
  table: Scalars['ID']['input'];
  seat: Scalars['ID']['input'];
  question: Scalars['ID']['input'];
  action: Scalars['JSON']['input'];
};

export type MutationSubmitLineArgs = {
  command: Scalars['ID']['input'];
  table: Scalars['ID']['input'];
  seat: Scalars['ID']['input'];
  line: Scalars['String']['input'];
};

export type MutationPreviewAnswerArgs = {
  table: Scalars['ID']['input'];
  seat: Scalars['ID']['input'];
  question: Scalars['ID']['input'];
  action: Scalars['JSON']['input'];
  locale: Locale;
};

export type MutationUndoArgs = {
  command: Scalars['ID']['input'];
  table: Scalars['ID']['input'];
  seat: Scalars['ID']['input'];
};

export type MutationGiveOrderArgs = {
  command: Scalars['ID']['input'];
  table: Scalars['ID']['input'];
  seat: Scalars['ID']['input'];
  order: Scalars['JSON']['input'];
  once: Scalars['Boolean']['input'];
};

export type MutationSayArgs = {
  command: Scalars['ID']['input'];
  table: Scalars['ID']['input'];
  text: Scalars['String']['input'];
};

export type MutationKeepNotesArgs = {
  command: Scalars['ID']['input'];
  table: Scalars['ID']['input'];
  text: Scalars['String']['input'];
};

export type MutationArrangeTableArgs = {
  command: Scalars['ID']['input'];
  table: Scalars['ID']['input'];
  arrangement: ArrangementInput;
};

export type MutationInviteToTableArgs = {
  command: Scalars['ID']['input'];
  table: Scalars['ID']['input'];
  address: Scalars['String']['input'];
  seat?: InputMaybe<Scalars['ID']['input']>;
};

export type MutationAcceptInvitationArgs = {
  command: Scalars['ID']['input'];
  secret: Scalars['String']['input'];
  seat?: InputMaybe<Scalars['ID']['input']>;
};

export type MutationLeaveSeatArgs = {
  command: Scalars['ID']['input'];
  table: Scalars['ID']['input'];
  seat: Scalars['ID']['input'];
};

export type MutationOfferSeatArgs = {
  command: Scalars['ID']['input'];
  table: Scalars['ID']['input'];
  seat: Scalars['ID']['input'];
  to: Scalars['ID']['input'];
};

export type MutationDelegateSeatArgs = {
  command: Scalars['ID']['input'];
  table: Scalars['ID']['input'];
  seat: Scalars['ID']['input'];
  to?: InputMaybe<Scalars['ID']['input']>;
  until: Scalars['String']['input'];
};

export type MutationReplacePlayerArgs = {
  command: Scalars['ID']['input'];
  table: Scalars['ID']['input'];
  seat: Scalars['ID']['input'];
};

export type MutationProposeArgs = {
  command: Scalars['ID']['input'];
  table: Scalars['ID']['input'];
  kind: ProposalKind;
  after?: InputMaybe<Scalars['Int']['input']>;
  until?: InputMaybe<Scalars['String']['input']>;
};

export type MutationAnswerProposalArgs = {
  command: Scalars['ID']['input'];
  table: Scalars['ID']['input'];
  proposal: Scalars['Int']['input'];
  agree: Scalars['Boolean']['input'];
};

export type MutationResumeTableArgs = {
  command: Scalars['ID']['input'];
  table: Scalars['ID']['input'];
};

export type MutationGiveTimeArgs = {
  command: Scalars['ID']['input'];
  table: Scalars['ID']['input'];
  seat: Scalars['ID']['input'];
  hours: Scalars['Float']['input'];
};

export type MutationForkTableArgs = {
  command: Scalars['ID']['input'];
  table: Scalars['ID']['input'];
  at: Scalars['Int']['input'];
  seat: Scalars['ID']['input'];
};

export type MutationRematchArgs = {
  command: Scalars['ID']['input'];
  table: Scalars['ID']['input'];
};

export type MutationOperateArgs = {
  command: Scalars['ID']['input'];
  table: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
  deed: OperatorDeed;
};

export type MutationTakeVacationArgs = {
  from: Scalars['String']['input'];
  to: Scalars['String']['input'];
};

export type MutationWithdrawOrderArgs = {
  command: Scalars['ID']['input'];
  table: Scalars['ID']['input'];
  seat: Scalars['ID']['input'];
  order: Scalars['ID']['input'];
};

export type Locale = 'en' | 'es';

export type Scope = 'read' | 'play' | 'account';

export type Game = {
  readonly id: Scalars['ID']['output'];
  readonly title: Scalars['String']['output'];
  readonly rulesVersion: Scalars['String']['output'];
  readonly minPlayers: Scalars['Int']['output'];
  readonly maxPlayers: Scalars['Int']['output'];
  readonly options: ReadonlyArray<GameOption>;
  readonly optionsSchema: Scalars['JSON']['output'];
  readonly rulebook: Scalars['String']['output'];
  readonly locales: ReadonlyArray<Locale>;
};

export type GameOptionsArgs = {
  locale: Locale;
};

export type GameOptionsSchemaArgs = {
  locale: Locale;
};

export type GameOption = {
  readonly id: Scalars['ID']['output'];
  readonly label: Scalars['String']['output'];
  readonly note: Scalars['String']['output'];
  readonly values: ReadonlyArray<Scalars['String']['output']>;
  readonly labels: ReadonlyArray<Scalars['String']['output']>;
  readonly preset: Scalars['String']['output'];
};

export type Me = {
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  readonly address: Scalars['String']['output'];
  readonly locale: Locale;
  readonly zone: Scalars['String']['output'];
  readonly quietFrom: Scalars['String']['output'];
  readonly quietTo: Scalars['String']['output'];
  readonly weekendsOff: Scalars['Boolean']['output'];
  readonly tokens: ReadonlyArray<PersonalToken>;
  readonly vacations: ReadonlyArray<Vacation>;
  readonly vacationDaysLeft: Scalars['Float']['output'];
  readonly isOperator: Scalars['Boolean']['output'];
  readonly letters: LetterChoice;
  readonly lettersRefused?: Maybe<Scalars['String']['output']>;
  readonly data: Scalars['JSON']['output'];
};

export type Vacation = {
  readonly from: Scalars['String']['output'];
  readonly to: Scalars['String']['output'];
};

export type LetterChoice = {
  readonly cadence: Cadence;
  readonly gatherMinutes: Scalars['Int']['output'];
  readonly dailyHour: Scalars['Int']['output'];
  readonly muted: Scalars['Boolean']['output'];
  readonly theme: Theme;
  readonly strictReplies: Scalars['Boolean']['output'];
};

export type Cadence = 'once' | 'gathered' | 'daily';

export type LetterChoiceInput = {
  readonly cadence?: InputMaybe<Cadence>;
  readonly gatherMinutes?: InputMaybe<Scalars['Int']['input']>;
  readonly dailyHour?: InputMaybe<Scalars['Int']['input']>;
  readonly muted?: InputMaybe<Scalars['Boolean']['input']>;
  readonly theme?: InputMaybe<Theme>;
  readonly strictReplies?: InputMaybe<Scalars['Boolean']['input']>;
};

export type VacationResult = Me | Refused;

export type SettingsInput = {
  readonly name?: InputMaybe<Scalars['String']['input']>;
  readonly locale?: InputMaybe<Locale>;
  readonly zone?: InputMaybe<Scalars['String']['input']>;
  readonly quietFrom?: InputMaybe<Scalars['String']['input']>;
  readonly quietTo?: InputMaybe<Scalars['String']['input']>;
  readonly weekendsOff?: InputMaybe<Scalars['Boolean']['input']>;
};

export type PersonalToken = {
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  readonly scopes: ReadonlyArray<Scope>;
  readonly expires: Scalars['String']['output'];
};

export type IssuedToken = {
  readonly secret: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
};

export type Session = {
  readonly secret: Scalars['String']['output'];
  readonly me: Me;
};

export type BotPolicy = 'greedy' | 'random';

export type TableStatus = 'open' | 'running' | 'over';

export type TableFilter = {
  readonly status?: InputMaybe<TableStatus>;
  readonly game?: InputMaybe<Scalars['ID']['input']>;
  readonly mine?: InputMaybe<Scalars['Boolean']['input']>;
};

export type TablePage = {
  readonly tables: ReadonlyArray<TableSummary>;
  readonly next?: Maybe<Scalars['String']['output']>;
};

export type TableSummary = {
  readonly id: Scalars['ID']['output'];
  readonly title: Scalars['String']['output'];
  readonly game: Game;
  readonly status: TableStatus;
  readonly seats: ReadonlyArray<SeatAt>;
};

export type SeatAt = {
  readonly seat: Scalars['ID']['output'];
  readonly player?: Maybe<Player>;
  readonly offeredTo?: Maybe<Player>;
  readonly rank?: Maybe<Scalars['Int']['output']>;
  readonly score?: Maybe<Scalars['Int']['output']>;
};

export type Player = {
  readonly id: Scalars['ID']['output'];
  readonly name?: Maybe<Scalars['String']['output']>;
  readonly record: ReadonlyArray<GameRecord>;
};

export type GameRecord = {
  readonly game: Game;
  readonly played: Scalars['Int']['output'];
  readonly won: Scalars['Int']['output'];
  readonly best: Scalars['Int']['output'];
  readonly rating?: Maybe<Scalars['Float']['output']>;
};

export type Rated = {
  readonly player: Player;
  readonly rating: Scalars['Float']['output'];
  readonly played: Scalars['Int']['output'];
};

export type EventPage = {
  readonly entries: ReadonlyArray<Event>;
  readonly next: Scalars['String']['output'];
  readonly caughtUp: Scalars['Boolean']['output'];
};

export type Event = {
  readonly position: Scalars['String']['output'];
  readonly table: Scalars['ID']['output'];
  readonly entry: LogEntry;
};

export type TableInput = {
  readonly game: Scalars['ID']['input'];
  readonly title: Scalars['String']['input'];
  readonly seats: Scalars['Int']['input'];
  readonly options?: InputMaybe<Scalars['JSON']['input']>;
  readonly arrangement?: InputMaybe<ArrangementInput>;
};

export type ArrangementInput = {
  readonly locale?: InputMaybe<Locale>;
  readonly listed?: InputMaybe<Scalars['Boolean']['input']>;
  readonly spectators?: InputMaybe<Scalars['Boolean']['input']>;
  readonly pace?: InputMaybe<PaceInput>;
  readonly atEnd?: InputMaybe<AtEnd>;
  readonly seating?: InputMaybe<Seating>;
  readonly startsWhenFull?: InputMaybe<Scalars['Boolean']['input']>;
};

export type PaceInput = {
  readonly kind: PaceKind;
  readonly hours?: InputMaybe<Scalars['Float']['input']>;
  readonly increment?: InputMaybe<Scalars['Float']['input']>;
  readonly cap?: InputMaybe<Scalars['Float']['input']>;
};

export type Pace = {
  readonly kind: PaceKind;
  readonly hours?: Maybe<Scalars['Float']['output']>;
  readonly increment?: Maybe<Scalars['Float']['output']>;
  readonly cap?: Maybe<Scalars['Float']['output']>;
};

export type PaceKind = 'none' | 'decision' | 'bank';

export type AtEnd = 'bot' | 'silent' | 'vacate';

export type Seating = 'chosen' | 'drawn';

export type TableArrangement = {
  readonly locale: Locale;
  readonly listed: Scalars['Boolean']['output'];
  readonly spectators: Scalars['Boolean']['output'];
  readonly pace: Pace;
  readonly atEnd: AtEnd;
  readonly seating: Seating;
  readonly startsWhenFull: Scalars['Boolean']['output'];
  readonly rematchOf?: Maybe<Scalars['ID']['output']>;
};

export type SeatClock = {
  readonly seat: Scalars['ID']['output'];
  readonly since?: Maybe<Scalars['String']['output']>;
  readonly hoursLeft?: Maybe<Scalars['Float']['output']>;
  readonly deadline?: Maybe<Scalars['String']['output']>;
};

export type ProposalKind = 'undo' | 'pause';

export type Proposal = {
  readonly id: Scalars['Int']['output'];
  readonly kind: ProposalKind;
  readonly from?: Maybe<Scalars['Int']['output']>;
  readonly until?: Maybe<Scalars['String']['output']>;
  readonly by: Player;
  readonly agreed: ReadonlyArray<Player>;
};

export type OperatorDeed = {
  readonly kind: Scalars['String']['input'];
  readonly seat?: InputMaybe<Scalars['ID']['input']>;
  readonly hours?: InputMaybe<Scalars['Float']['input']>;
  readonly after?: InputMaybe<Scalars['Int']['input']>;
  readonly until?: InputMaybe<Scalars['String']['input']>;
};

export type Seated = {
  readonly table: Scalars['ID']['output'];
  readonly seat: Scalars['ID']['output'];
  readonly secret?: Maybe<Scalars['String']['output']>;
};

export type InvitationResult = Seated | Refused;

export type Table = {
  readonly id: Scalars['ID']['output'];
  readonly title: Scalars['String']['output'];
  readonly game: Game;
  readonly status: TableStatus;
  readonly host: Player;
  readonly options: Scalars['JSON']['output'];
  readonly seats: ReadonlyArray<SeatAt>;
  readonly revision: Scalars['Int']['output'];
  readonly head: Scalars['String']['output'];
  readonly commitment: Scalars['String']['output'];
  readonly seed?: Maybe<Scalars['String']['output']>;
  readonly view: Scalars['JSON']['output'];
  readonly text: Scalars['String']['output'];
  readonly picture?: Maybe<Scalars['String']['output']>;
  readonly questions: ReadonlyArray<Question>;
  readonly arrangement: TableArrangement;
  readonly clock: ReadonlyArray<SeatClock>;
  readonly paused: Scalars['Boolean']['output'];
  readonly proposals: ReadonlyArray<Proposal>;
  readonly invitations: Scalars['Int']['output'];
  readonly forkOf?: Maybe<Scalars['ID']['output']>;
  readonly awaiting: ReadonlyArray<Awaited>;
  readonly log: LogPage;
  readonly orders: ReadonlyArray<StandingOrder>;
  readonly orderTemplates: ReadonlyArray<Offer>;
  readonly talk: ReadonlyArray<Said>;
  readonly mayUndo: Scalars['Boolean']['output'];
  readonly notes: Scalars['String']['output'];
  readonly letters?: Maybe<LetterChoice>;
  readonly standings?: Maybe<ReadonlyArray<Standing>>;
  readonly fairness: Fairness;
  readonly file?: Maybe<Scalars['String']['output']>;
};

export type TableViewArgs = {
  seat?: InputMaybe<Scalars['ID']['input']>;
  revision?: InputMaybe<Scalars['Int']['input']>;
};

export type TableTextArgs = {
  seat?: InputMaybe<Scalars['ID']['input']>;
  revision?: InputMaybe<Scalars['Int']['input']>;
  locale: Locale;
};

export type TablePictureArgs = {
  seat?: InputMaybe<Scalars['ID']['input']>;
  revision?: InputMaybe<Scalars['Int']['input']>;
  arrangement: Arrangement;
  theme?: InputMaybe<Theme>;
  part?: InputMaybe<PicturePart>;
  locale: Locale;
};

export type TableQuestionsArgs = {
  locale: Locale;
};

export type TableAwaitingArgs = {
  locale: Locale;
};

export type TableLogArgs = {
  first: Scalars['Int']['input'];
  before?: InputMaybe<Scalars['Int']['input']>;
  locale: Locale;
};

export type TableOrdersArgs = {
  seat: Scalars['ID']['input'];
};

export type TableOrderTemplatesArgs = {
  seat: Scalars['ID']['input'];
  locale: Locale;
};

export type TableMayUndoArgs = {
  seat: Scalars['ID']['input'];
};

export type Fairness = {
  readonly commitment: Scalars['String']['output'];
  readonly seed?: Maybe<Scalars['String']['output']>;
  readonly nonces: Scalars['JSON']['output'];
  readonly head: Scalars['String']['output'];
  readonly verdict?: Maybe<Verdict>;
};

export type Verdict = {
  readonly proven: Scalars['Boolean']['output'];
  readonly facts: Scalars['Int']['output'];
  readonly revision?: Maybe<Scalars['Int']['output']>;
  readonly problem?: Maybe<Scalars['String']['output']>;
};

export type LetterPage = {
  readonly letters: ReadonlyArray<Letter>;
  readonly next?: Maybe<Scalars['String']['output']>;
};

export type Delivery = 'queued' | 'sent' | 'bounced' | 'dropped';

export type Letter = {
  readonly kind: Scalars['String']['output'];
  readonly table?: Maybe<Scalars['ID']['output']>;
  readonly seat?: Maybe<Scalars['ID']['output']>;
  readonly status: Delivery;
  readonly why?: Maybe<Scalars['String']['output']>;
  readonly attempts: Scalars['Int']['output'];
  readonly written: Scalars['String']['output'];
  readonly due?: Maybe<Scalars['String']['output']>;
  readonly settled?: Maybe<Scalars['String']['output']>;
  readonly messageId: Scalars['String']['output'];
};

export type Arrangement = 'desk' | 'page' | 'phone' | 'letter';

export type PicturePart = 'touched' | 'rest';

export type Theme = 'dark' | 'light' | 'print';

export type Question = {
  readonly id: Scalars['ID']['output'];
  readonly seat: Scalars['ID']['output'];
  readonly for?: Maybe<Scalars['ID']['output']>;
  readonly about: Scalars['String']['output'];
  readonly waits: Scalars['Boolean']['output'];
  readonly offers: ReadonlyArray<Offer>;
  readonly barred: ReadonlyArray<Barred>;
  readonly lists: Scalars['JSON']['output'];
};

export type Offer = {
  readonly action: Scalars['JSON']['output'];
  readonly label: Scalars['String']['output'];
  readonly rule: Scalars['String']['output'];
  readonly notation: Scalars['String']['output'];
  readonly lines: ReadonlyArray<Scalars['String']['output']>;
  readonly refs: ReadonlyArray<Scalars['String']['output']>;
  readonly inputs: Scalars['JSON']['output'];
  readonly judged: Scalars['Boolean']['output'];
  readonly examples: ReadonlyArray<Scalars['JSON']['output']>;
};

export type Barred = {
  readonly type: Scalars['String']['output'];
  readonly label: Scalars['String']['output'];
  readonly why: Scalars['String']['output'];
  readonly rule: Scalars['String']['output'];
};

export type Awaited = {
  readonly seat: Scalars['ID']['output'];
  readonly about: Scalars['String']['output'];
  readonly since: Scalars['String']['output'];
};

export type LogPage = {
  readonly entries: ReadonlyArray<LogEntry>;
  readonly next?: Maybe<Scalars['Int']['output']>;
};

export type LogEntry = {
  readonly revision: Scalars['Int']['output'];
  readonly type: Scalars['String']['output'];
  readonly text?: Maybe<Scalars['String']['output']>;
  readonly refs: ReadonlyArray<Scalars['String']['output']>;
  readonly fact: Scalars['JSON']['output'];
  readonly seat?: Maybe<Scalars['ID']['output']>;
  readonly at: Scalars['String']['output'];
  readonly link: Scalars['String']['output'];
  readonly undone: Scalars['Boolean']['output'];
};

export type Said = {
  readonly player: Player;
  readonly text: Scalars['String']['output'];
  readonly at: Scalars['String']['output'];
};

export type StandingOrder = {
  readonly id: Scalars['ID']['output'];
  readonly order: Scalars['JSON']['output'];
  readonly once: Scalars['Boolean']['output'];
};

export type Standing = {
  readonly seat: Scalars['ID']['output'];
  readonly rank: Scalars['Int']['output'];
  readonly score: Scalars['Int']['output'];
  readonly parts: Scalars['JSON']['output'];
};

export type Obligation = {
  readonly table: Scalars['ID']['output'];
  readonly title: Scalars['String']['output'];
  readonly game: Game;
  readonly seat: Scalars['ID']['output'];
  readonly about: Scalars['String']['output'];
  readonly since: Scalars['String']['output'];
  readonly deadline?: Maybe<Scalars['String']['output']>;
};

export type ObligationAboutArgs = {
  locale: Locale;
};

export type Accepted = {
  readonly from: Scalars['Int']['output'];
  readonly revision: Scalars['Int']['output'];
  readonly repeated: Scalars['Boolean']['output'];
};

export type Refused = {
  readonly why: Scalars['String']['output'];
  readonly rule: Scalars['String']['output'];
  readonly field?: Maybe<Scalars['String']['output']>;
};

export type RefusedWhyArgs = {
  locale: Locale;
};

export type Stale = {
  readonly why: Scalars['String']['output'];
};

export type StaleWhyArgs = {
  locale: Locale;
};

export type SubmitResult = Accepted | Refused | Stale;

export type Preview = {
  readonly facts: ReadonlyArray<Scalars['JSON']['output']>;
  readonly text: ReadonlyArray<Scalars['String']['output']>;
};

export type PreviewResult = Preview | Refused | Stale;

export type TableOpened = {
  readonly table: Scalars['ID']['output'];
};

export type OpenTableResult = TableOpened | Refused;

export type Done = {
  readonly done: Scalars['Boolean']['output'];
};

export type SeatResult = Done | Refused;

export type Undone = {
  readonly from: Scalars['Int']['output'];
  readonly to: Scalars['Int']['output'];
};

export type UndoResult = Undone | Refused;

export type OrderKept = {
  readonly order: Scalars['ID']['output'];
};

export type OrderResult = OrderKept | Refused;
