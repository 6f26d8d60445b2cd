// Made from src/web/operations.graphql and schema.graphql by `npm run -s codegen`: change those files, not this one.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type Locale = 'en' | 'es';

export type Scope = 'read' | 'play' | 'account';

export type Cadence = 'once' | 'gathered' | 'daily';

export type LetterChoiceInput = {
  readonly cadence?: Cadence | null;
  readonly gatherMinutes?: number | null;
  readonly dailyHour?: number | null;
  readonly muted?: boolean | null;
  readonly theme?: Theme | null;
  readonly strictReplies?: boolean | null;
};

export type SettingsInput = {
  readonly name?: string | null;
  readonly locale?: Locale | null;
  readonly zone?: string | null;
  readonly quietFrom?: string | null;
  readonly quietTo?: string | null;
  readonly weekendsOff?: boolean | null;
};

export type BotPolicy = 'greedy' | 'random';

export type TableStatus = 'open' | 'running' | 'over';

export type TableInput = {
  readonly game: string;
  readonly title: string;
  readonly seats: number;
  readonly options?: unknown;
  readonly arrangement?: ArrangementInput | null;
};

export type ArrangementInput = {
  readonly locale?: Locale | null;
  readonly listed?: boolean | null;
  readonly spectators?: boolean | null;
  readonly pace?: PaceInput | null;
  readonly atEnd?: AtEnd | null;
  readonly seating?: Seating | null;
  readonly startsWhenFull?: boolean | null;
};

export type PaceInput = {
  readonly kind: PaceKind;
  readonly hours?: number | null;
  readonly increment?: number | null;
  readonly cap?: number | null;
};

export type PaceKind = 'none' | 'decision' | 'bank';

export type AtEnd = 'bot' | 'silent' | 'vacate';

export type Seating = 'chosen' | 'drawn';

export type ProposalKind = 'undo' | 'pause';

export type Delivery = 'queued' | 'sent' | 'bounced' | 'dropped';

export type Theme = 'dark' | 'light' | 'print';

export type ReaderQueryVariables = Exact<{ [key: string]: never }>;

export type ReaderQuery = {
  readonly me: { readonly id: string; readonly name: string; readonly locale: Locale; readonly zone: string } | null;
};

export type ListedFragment = {
  readonly id: string;
  readonly title: string;
  readonly status: TableStatus;
  readonly game: { readonly title: string };
  readonly seats: ReadonlyArray<{
    readonly seat: string;
    readonly rank: number | null;
    readonly score: number | null;
    readonly player: { readonly name: string | null } | null;
  }>;
};

export type HomeQueryVariables = Exact<{
  locale: Locale;
  me: boolean;
}>;

export type HomeQuery = {
  readonly games: ReadonlyArray<{
    readonly id: string;
    readonly title: string;
    readonly minPlayers: number;
    readonly maxPlayers: number;
  }>;
  readonly open: {
    readonly tables: ReadonlyArray<{
      readonly id: string;
      readonly title: string;
      readonly status: TableStatus;
      readonly game: { readonly title: string };
      readonly seats: ReadonlyArray<{
        readonly seat: string;
        readonly rank: number | null;
        readonly score: number | null;
        readonly player: { readonly name: string | null } | null;
      }>;
    }>;
  };
  readonly running?: {
    readonly tables: ReadonlyArray<{
      readonly id: string;
      readonly title: string;
      readonly status: TableStatus;
      readonly game: { readonly title: string };
      readonly seats: ReadonlyArray<{
        readonly seat: string;
        readonly rank: number | null;
        readonly score: number | null;
        readonly player: { readonly name: string | null } | null;
      }>;
    }>;
  };
  readonly over?: {
    readonly tables: ReadonlyArray<{
      readonly id: string;
      readonly title: string;
      readonly status: TableStatus;
      readonly game: { readonly title: string };
      readonly seats: ReadonlyArray<{
        readonly seat: string;
        readonly rank: number | null;
        readonly score: number | null;
        readonly player: { readonly name: string | null } | null;
      }>;
    }>;
  };
  readonly myObligations?: ReadonlyArray<{
    readonly table: string;
    readonly title: string;
    readonly seat: string;
    readonly about: string;
    readonly since: string;
    readonly deadline: string | null;
    readonly game: { readonly title: string };
  }>;
};

export type GamesQueryVariables = Exact<{
  locale: Locale;
}>;

export type GamesQuery = {
  readonly games: ReadonlyArray<{
    readonly id: string;
    readonly title: string;
    readonly minPlayers: number;
    readonly maxPlayers: number;
    readonly options: ReadonlyArray<{
      readonly id: string;
      readonly label: string;
      readonly note: string;
      readonly values: ReadonlyArray<string>;
      readonly labels: ReadonlyArray<string>;
      readonly preset: string;
    }>;
  }>;
};

export type RulebooksQueryVariables = Exact<{ [key: string]: never }>;

export type RulebooksQuery = { readonly games: ReadonlyArray<{ readonly id: string; readonly title: string }> };

export type RulebookQueryVariables = Exact<{
  id: string;
}>;

export type RulebookQuery = { readonly game: { readonly title: string; readonly rulebook: string } | null };

export type PlayerPageQueryVariables = Exact<{
  id: string;
}>;

export type PlayerPageQuery = {
  readonly player: {
    readonly id: string;
    readonly name: string | null;
    readonly record: ReadonlyArray<{
      readonly played: number;
      readonly won: number;
      readonly best: number;
      readonly rating: number | null;
      readonly game: { readonly id: string; readonly title: string };
    }>;
  } | null;
};

export type StrongestQueryVariables = Exact<{
  game: string;
}>;

export type StrongestQuery = {
  readonly strongest: ReadonlyArray<{
    readonly rating: number;
    readonly player: { readonly id: string; readonly name: string | null };
  }>;
};

export type LettersFragment = {
  readonly cadence: Cadence;
  readonly gatherMinutes: number;
  readonly dailyHour: number;
  readonly muted: boolean;
  readonly theme: Theme;
  readonly strictReplies: boolean;
};

export type SettingsQueryVariables = Exact<{ [key: string]: never }>;

export type SettingsQuery = {
  readonly me: {
    readonly name: string;
    readonly address: string;
    readonly locale: Locale;
    readonly zone: string;
    readonly quietFrom: string;
    readonly quietTo: string;
    readonly weekendsOff: boolean;
    readonly vacationDaysLeft: number;
    readonly lettersRefused: string | null;
    readonly vacations: ReadonlyArray<{ readonly from: string; readonly to: string }>;
    readonly tokens: ReadonlyArray<{
      readonly id: string;
      readonly name: string;
      readonly scopes: ReadonlyArray<Scope>;
      readonly expires: string;
    }>;
    readonly letters: {
      readonly cadence: Cadence;
      readonly gatherMinutes: number;
      readonly dailyHour: number;
      readonly muted: boolean;
      readonly theme: Theme;
      readonly strictReplies: boolean;
    };
  } | null;
  readonly myLetters: {
    readonly letters: ReadonlyArray<{
      readonly kind: string;
      readonly status: Delivery;
      readonly why: string | null;
      readonly due: string | null;
      readonly settled: string | null;
    }>;
  };
};

export type MyDataQueryVariables = Exact<{ [key: string]: never }>;

export type MyDataQuery = { readonly me: { readonly data: unknown } | null };

export type AskForSignInMutationVariables = Exact<{
  address: string;
  locale: Locale;
  zone: string;
}>;

export type AskForSignInMutation = { readonly askForSignIn: boolean };

export type SignOutMutationVariables = Exact<{
  token?: string | null;
}>;

export type SignOutMutation = { readonly signOut: boolean };

export type ChangeSettingsMutationVariables = Exact<{
  settings: SettingsInput;
}>;

export type ChangeSettingsMutation = { readonly changeSettings: { readonly id: string } };

export type ChooseLettersMutationVariables = Exact<{
  table?: string | null;
  choice: LetterChoiceInput;
}>;

export type ChooseLettersMutation = { readonly chooseLetters: { readonly id: string } };

export type TakeVacationMutationVariables = Exact<{
  from: string;
  to: string;
  locale: Locale;
}>;

export type TakeVacationMutation = {
  readonly done:
    { readonly rule: string; readonly field: string | null; readonly why: string } | Record<PropertyKey, never>;
};

export type EndVacationMutationVariables = Exact<{ [key: string]: never }>;

export type EndVacationMutation = { readonly endVacation: { readonly id: string } };

export type IssueTokenMutationVariables = Exact<{
  name: string;
  scopes: ReadonlyArray<Scope> | Scope;
}>;

export type IssueTokenMutation = { readonly issueToken: { readonly secret: string } };

export type EraseMyAccountMutationVariables = Exact<{
  confirm: boolean;
}>;

export type EraseMyAccountMutation = { readonly eraseMyAccount: boolean };

export type TableHeadQueryVariables = Exact<{
  id: string;
}>;

export type TableHeadQuery = {
  readonly table: {
    readonly id: string;
    readonly title: string;
    readonly status: TableStatus;
    readonly revision: number;
    readonly head: string;
    readonly commitment: string;
    readonly seed: string | null;
    readonly paused: boolean;
    readonly invitations: number;
    readonly forkOf: string | null;
    readonly host: { readonly id: string; readonly name: string | null };
    readonly game: { readonly id: string; readonly title: string };
    readonly seats: ReadonlyArray<{
      readonly seat: string;
      readonly player: { readonly id: string; readonly name: string | null } | null;
      readonly offeredTo: { readonly id: string; readonly name: string | null } | null;
    }>;
    readonly clock: ReadonlyArray<{
      readonly seat: string;
      readonly hoursLeft: number | null;
      readonly deadline: string | null;
    }>;
    readonly letters: {
      readonly cadence: Cadence;
      readonly gatherMinutes: number;
      readonly dailyHour: number;
      readonly muted: boolean;
      readonly theme: Theme;
      readonly strictReplies: boolean;
    } | null;
    readonly proposals: ReadonlyArray<{
      readonly id: number;
      readonly kind: ProposalKind;
      readonly from: number | null;
      readonly until: string | null;
      readonly by: { readonly id: string; readonly name: string | null };
      readonly agreed: ReadonlyArray<{ readonly id: string; readonly name: string | null }>;
    }>;
  } | null;
};

export type TableAsksQueryVariables = Exact<{
  id: string;
}>;

export type TableAsksQuery = {
  readonly table: {
    readonly awaiting: ReadonlyArray<{ readonly seat: string }>;
    readonly questions: ReadonlyArray<{ readonly seat: string }>;
  } | null;
};

export type OfferPartsFragment = {
  readonly action: unknown;
  readonly label: string;
  readonly rule: string;
  readonly notation: string;
  readonly lines: ReadonlyArray<string>;
  readonly refs: ReadonlyArray<string>;
  readonly inputs: unknown;
  readonly examples: ReadonlyArray<unknown>;
};

export type QuestionPartsFragment = {
  readonly id: string;
  readonly seat: string;
  readonly about: string;
  readonly waits: boolean;
  readonly lists: unknown;
  readonly offers: ReadonlyArray<{
    readonly action: unknown;
    readonly label: string;
    readonly rule: string;
    readonly notation: string;
    readonly lines: ReadonlyArray<string>;
    readonly refs: ReadonlyArray<string>;
    readonly inputs: unknown;
    readonly examples: ReadonlyArray<unknown>;
  }>;
  readonly barred: ReadonlyArray<{ readonly label: string; readonly why: string; readonly rule: string }>;
};

export type TableQuestionsQueryVariables = Exact<{
  id: string;
  locale: Locale;
}>;

export type TableQuestionsQuery = {
  readonly table: {
    readonly questions: ReadonlyArray<{
      readonly id: string;
      readonly seat: string;
      readonly about: string;
      readonly waits: boolean;
      readonly lists: unknown;
      readonly offers: ReadonlyArray<{
        readonly action: unknown;
        readonly label: string;
        readonly rule: string;
        readonly notation: string;
        readonly lines: ReadonlyArray<string>;
        readonly refs: ReadonlyArray<string>;
        readonly inputs: unknown;
        readonly examples: ReadonlyArray<unknown>;
      }>;
      readonly barred: ReadonlyArray<{ readonly label: string; readonly why: string; readonly rule: string }>;
    }>;
  } | null;
};

export type TablePlayQueryVariables = Exact<{
  id: string;
  seat?: string | null;
  own: string;
  revision?: number | null;
  before?: number | null;
  locale: Locale;
  parts: boolean;
}>;

export type TablePlayQuery = {
  readonly table: {
    readonly mayUndo: boolean;
    readonly notes: string;
    readonly text: string;
    readonly wide: string | null;
    readonly tall?: string | null;
    readonly touched?: string | null;
    readonly rest?: string | null;
    readonly questions: ReadonlyArray<{
      readonly id: string;
      readonly seat: string;
      readonly about: string;
      readonly waits: boolean;
      readonly lists: unknown;
      readonly offers: ReadonlyArray<{
        readonly action: unknown;
        readonly label: string;
        readonly rule: string;
        readonly notation: string;
        readonly lines: ReadonlyArray<string>;
        readonly refs: ReadonlyArray<string>;
        readonly inputs: unknown;
        readonly examples: ReadonlyArray<unknown>;
      }>;
      readonly barred: ReadonlyArray<{ readonly label: string; readonly why: string; readonly rule: string }>;
    }>;
    readonly awaiting: ReadonlyArray<{ readonly seat: string; readonly about: string; readonly since: string }>;
    readonly log: {
      readonly next: number | null;
      readonly entries: ReadonlyArray<{
        readonly revision: number;
        readonly type: string;
        readonly text: string | null;
        readonly refs: ReadonlyArray<string>;
        readonly seat: string | null;
        readonly at: string;
        readonly undone: boolean;
      }>;
    };
    readonly talk: ReadonlyArray<{
      readonly text: string;
      readonly at: string;
      readonly player: { readonly id: string; readonly name: string | null };
    }>;
    readonly standings: ReadonlyArray<{ readonly seat: string; readonly rank: number; readonly score: number }> | null;
  } | null;
};

export type SeatOrdersQueryVariables = Exact<{
  id: string;
  seat: string;
  locale: Locale;
}>;

export type SeatOrdersQuery = {
  readonly table: {
    readonly orders: ReadonlyArray<{ readonly id: string; readonly order: unknown; readonly once: boolean }>;
    readonly orderTemplates: ReadonlyArray<{
      readonly action: unknown;
      readonly label: string;
      readonly rule: string;
      readonly notation: string;
      readonly lines: ReadonlyArray<string>;
      readonly refs: ReadonlyArray<string>;
      readonly inputs: unknown;
      readonly examples: ReadonlyArray<unknown>;
    }>;
  } | null;
};

export type NoFragment = { readonly rule: string; readonly field: string | null; readonly why: string };

export type TooLateFragment = { readonly stale: string };

export type PreviewAnswerMutationVariables = Exact<{
  table: string;
  seat: string;
  question: string;
  action: unknown;
  locale: Locale;
}>;

export type PreviewAnswerMutation = {
  readonly previewAnswer:
    | { readonly __typename: 'Preview'; readonly text: ReadonlyArray<string> }
    | { readonly __typename: 'Refused'; readonly rule: string; readonly field: string | null; readonly why: string }
    | { readonly __typename: 'Stale'; readonly stale: string };
};

export type SubmitAnswerMutationVariables = Exact<{
  command: string;
  table: string;
  seat: string;
  question: string;
  action: unknown;
  locale: Locale;
}>;

export type SubmitAnswerMutation = {
  readonly done:
    | { readonly __typename: 'Accepted' }
    | { readonly __typename: 'Refused'; readonly rule: string; readonly field: string | null; readonly why: string }
    | { readonly __typename: 'Stale'; readonly stale: string };
};

export type SubmitLineMutationVariables = Exact<{
  command: string;
  table: string;
  seat: string;
  line: string;
  locale: Locale;
}>;

export type SubmitLineMutation = {
  readonly done:
    | { readonly __typename: 'Accepted' }
    | { readonly __typename: 'Refused'; readonly rule: string; readonly field: string | null; readonly why: string }
    | { readonly __typename: 'Stale'; readonly stale: string };
};

export type UndoMutationVariables = Exact<{
  command: string;
  table: string;
  seat: string;
  locale: Locale;
}>;

export type UndoMutation = {
  readonly done:
    | { readonly __typename: 'Undone' }
    | { readonly __typename: 'Refused'; readonly rule: string; readonly field: string | null; readonly why: string };
};

export type SayMutationVariables = Exact<{
  command: string;
  table: string;
  text: string;
  locale: Locale;
}>;

export type SayMutation = {
  readonly done:
    | { readonly __typename: 'Done' }
    | { readonly __typename: 'Refused'; readonly rule: string; readonly field: string | null; readonly why: string };
};

export type KeepNotesMutationVariables = Exact<{
  command: string;
  table: string;
  text: string;
  locale: Locale;
}>;

export type KeepNotesMutation = {
  readonly done:
    | { readonly __typename: 'Done' }
    | { readonly __typename: 'Refused'; readonly rule: string; readonly field: string | null; readonly why: string };
};

export type GiveOrderMutationVariables = Exact<{
  command: string;
  table: string;
  seat: string;
  order: unknown;
  once: boolean;
  locale: Locale;
}>;

export type GiveOrderMutation = {
  readonly done:
    | { readonly __typename: 'OrderKept' }
    | { readonly __typename: 'Refused'; readonly rule: string; readonly field: string | null; readonly why: string };
};

export type WithdrawOrderMutationVariables = Exact<{
  command: string;
  table: string;
  seat: string;
  order: string;
  locale: Locale;
}>;

export type WithdrawOrderMutation = {
  readonly done:
    | { readonly __typename: 'OrderKept' }
    | { readonly __typename: 'Refused'; readonly rule: string; readonly field: string | null; readonly why: string };
};

export type OpenTableMutationVariables = Exact<{
  command: string;
  table: TableInput;
  locale: Locale;
}>;

export type OpenTableMutation = {
  readonly done:
    | { readonly __typename: 'TableOpened'; readonly table: string }
    | { readonly __typename: 'Refused'; readonly rule: string; readonly field: string | null; readonly why: string };
};

export type TakeSeatMutationVariables = Exact<{
  command: string;
  table: string;
  seat: string;
  locale: Locale;
}>;

export type TakeSeatMutation = {
  readonly done:
    | { readonly __typename: 'Done' }
    | { readonly __typename: 'Refused'; readonly rule: string; readonly field: string | null; readonly why: string };
};

export type SeatBotMutationVariables = Exact<{
  command: string;
  table: string;
  seat: string;
  policy: BotPolicy;
  locale: Locale;
}>;

export type SeatBotMutation = {
  readonly done:
    | { readonly __typename: 'Done' }
    | { readonly __typename: 'Refused'; readonly rule: string; readonly field: string | null; readonly why: string };
};

export type StartTableMutationVariables = Exact<{
  command: string;
  table: string;
  locale: Locale;
}>;

export type StartTableMutation = {
  readonly done:
    | { readonly __typename: 'Done' }
    | { readonly __typename: 'Refused'; readonly rule: string; readonly field: string | null; readonly why: string };
};

export type LeaveSeatMutationVariables = Exact<{
  command: string;
  table: string;
  seat: string;
  locale: Locale;
}>;

export type LeaveSeatMutation = {
  readonly done:
    | { readonly __typename: 'Done' }
    | { readonly __typename: 'Refused'; readonly rule: string; readonly field: string | null; readonly why: string };
};

export type OfferSeatMutationVariables = Exact<{
  command: string;
  table: string;
  seat: string;
  to: string;
  locale: Locale;
}>;

export type OfferSeatMutation = {
  readonly done:
    | { readonly __typename: 'Done' }
    | { readonly __typename: 'Refused'; readonly rule: string; readonly field: string | null; readonly why: string };
};

export type GiveTimeMutationVariables = Exact<{
  command: string;
  table: string;
  seat: string;
  hours: number;
  locale: Locale;
}>;

export type GiveTimeMutation = {
  readonly done:
    | { readonly __typename: 'Done' }
    | { readonly __typename: 'Refused'; readonly rule: string; readonly field: string | null; readonly why: string };
};

export type ProposeMutationVariables = Exact<{
  command: string;
  table: string;
  kind: ProposalKind;
  after?: number | null;
  locale: Locale;
}>;

export type ProposeMutation = {
  readonly done:
    | { readonly __typename: 'Done' }
    | { readonly __typename: 'Refused'; readonly rule: string; readonly field: string | null; readonly why: string };
};

export type AnswerProposalMutationVariables = Exact<{
  command: string;
  table: string;
  proposal: number;
  agree: boolean;
  locale: Locale;
}>;

export type AnswerProposalMutation = {
  readonly done:
    | { readonly __typename: 'Done' }
    | { readonly __typename: 'Refused'; readonly rule: string; readonly field: string | null; readonly why: string };
};

export type ResumeMutationVariables = Exact<{
  command: string;
  table: string;
  locale: Locale;
}>;

export type ResumeMutation = {
  readonly done:
    | { readonly __typename: 'Done' }
    | { readonly __typename: 'Refused'; readonly rule: string; readonly field: string | null; readonly why: string };
};

export type InviteMutationVariables = Exact<{
  command: string;
  table: string;
  address: string;
  seat?: string | null;
  locale: Locale;
}>;

export type InviteMutation = {
  readonly done:
    | { readonly __typename: 'Done' }
    | { readonly __typename: 'Refused'; readonly rule: string; readonly field: string | null; readonly why: string };
};

export type ForkMutationVariables = Exact<{
  command: string;
  table: string;
  at: number;
  seat: string;
  locale: Locale;
}>;

export type ForkMutation = {
  readonly done:
    | { readonly __typename: 'TableOpened'; readonly table: string }
    | { readonly __typename: 'Refused'; readonly rule: string; readonly field: string | null; readonly why: string };
};

export type RematchMutationVariables = Exact<{
  command: string;
  table: string;
  locale: Locale;
}>;

export type RematchMutation = {
  readonly done:
    | { readonly __typename: 'TableOpened'; readonly table: string }
    | { readonly __typename: 'Refused'; readonly rule: string; readonly field: string | null; readonly why: string };
};

export type AcceptInvitationMutationVariables = Exact<{
  command: string;
  secret: string;
  locale: Locale;
}>;

export type AcceptInvitationMutation = {
  readonly done:
    | { readonly __typename: 'Seated'; readonly table: string; readonly secret: string | null }
    | { readonly __typename: 'Refused'; readonly rule: string; readonly field: string | null; readonly why: string };
};

/** An operation, and what it takes and gives. */
export interface Operation<Result, Variables> {
  readonly text: string;
  readonly gives?: Result;
  readonly takes?: (variables: Variables) => void;
}
export const Reader: Operation<ReaderQuery, ReaderQueryVariables> = { text: 'query Reader{me{id name locale zone}}' };
export const Home: Operation<HomeQuery, HomeQueryVariables> = {
  text: 'query Home($locale:Locale!$me:Boolean!){games{id title minPlayers maxPlayers}open:tables(filter:{status:open}first:20){tables{...Listed}}running:tables(filter:{mine:true}first:50)@include(if:$me){tables{...Listed}}over:tables(filter:{mine:true status:over}first:20)@include(if:$me){tables{...Listed}}myObligations(first:50)@include(if:$me){table title game{title}seat about(locale:$locale)since deadline}}fragment Listed on TableSummary{id title status game{title}seats{seat player{name}rank score}}',
};
export const Games: Operation<GamesQuery, GamesQueryVariables> = {
  text: 'query Games($locale:Locale!){games{id title minPlayers maxPlayers options(locale:$locale){id label note values labels preset}}}',
};
export const Rulebooks: Operation<RulebooksQuery, RulebooksQueryVariables> = {
  text: 'query Rulebooks{games{id title}}',
};
export const Rulebook: Operation<RulebookQuery, RulebookQueryVariables> = {
  text: 'query Rulebook($id:ID!){game(id:$id){title rulebook}}',
};
export const PlayerPage: Operation<PlayerPageQuery, PlayerPageQueryVariables> = {
  text: 'query PlayerPage($id:ID!){player(id:$id){id name record{game{id title}played won best rating}}}',
};
export const Strongest: Operation<StrongestQuery, StrongestQueryVariables> = {
  text: 'query Strongest($game:ID!){strongest(game:$game first:10){player{id name}rating}}',
};
export const Settings: Operation<SettingsQuery, SettingsQueryVariables> = {
  text: 'query Settings{me{name address locale zone quietFrom quietTo weekendsOff vacations{from to}vacationDaysLeft tokens{id name scopes expires}letters{...Letters}lettersRefused}myLetters(first:10){letters{kind status why due settled}}}fragment Letters on LetterChoice{cadence gatherMinutes dailyHour muted theme strictReplies}',
};
export const MyData: Operation<MyDataQuery, MyDataQueryVariables> = { text: 'query MyData{me{data}}' };
export const AskForSignIn: Operation<AskForSignInMutation, AskForSignInMutationVariables> = {
  text: 'mutation AskForSignIn($address:String!$locale:Locale!$zone:String!){askForSignIn(address:$address locale:$locale zone:$zone)}',
};
export const SignOut: Operation<SignOutMutation, SignOutMutationVariables> = {
  text: 'mutation SignOut($token:ID){signOut(token:$token)}',
};
export const ChangeSettings: Operation<ChangeSettingsMutation, ChangeSettingsMutationVariables> = {
  text: 'mutation ChangeSettings($settings:SettingsInput!){changeSettings(settings:$settings){id}}',
};
export const ChooseLetters: Operation<ChooseLettersMutation, ChooseLettersMutationVariables> = {
  text: 'mutation ChooseLetters($table:ID$choice:LetterChoiceInput!){chooseLetters(table:$table choice:$choice){id}}',
};
export const TakeVacation: Operation<TakeVacationMutation, TakeVacationMutationVariables> = {
  text: 'mutation TakeVacation($from:String!$to:String!$locale:Locale!){done:takeVacation(from:$from to:$to){...No}}fragment No on Refused{rule field why(locale:$locale)}',
};
export const EndVacation: Operation<EndVacationMutation, EndVacationMutationVariables> = {
  text: 'mutation EndVacation{endVacation{id}}',
};
export const IssueToken: Operation<IssueTokenMutation, IssueTokenMutationVariables> = {
  text: 'mutation IssueToken($name:String!$scopes:[Scope!]!){issueToken(name:$name scopes:$scopes){secret}}',
};
export const EraseMyAccount: Operation<EraseMyAccountMutation, EraseMyAccountMutationVariables> = {
  text: 'mutation EraseMyAccount($confirm:Boolean!){eraseMyAccount(confirm:$confirm)}',
};
export const TableHead: Operation<TableHeadQuery, TableHeadQueryVariables> = {
  text: 'query TableHead($id:ID!){table(id:$id){id title status revision head commitment seed host{id name}game{id title}seats{seat player{id name}offeredTo{id name}}clock{seat hoursLeft deadline}paused invitations forkOf letters{...Letters}proposals{id kind from until by{id name}agreed{id name}}}}fragment Letters on LetterChoice{cadence gatherMinutes dailyHour muted theme strictReplies}',
};
export const TableAsks: Operation<TableAsksQuery, TableAsksQueryVariables> = {
  text: 'query TableAsks($id:ID!){table(id:$id){awaiting{seat}questions{seat}}}',
};
export const TableQuestions: Operation<TableQuestionsQuery, TableQuestionsQueryVariables> = {
  text: 'query TableQuestions($id:ID!$locale:Locale!){table(id:$id){questions(locale:$locale){...QuestionParts}}}fragment QuestionParts on Question{id seat about waits lists offers{...OfferParts}barred{label why rule}}fragment OfferParts on Offer{action label rule notation lines refs inputs examples}',
};
export const TablePlay: Operation<TablePlayQuery, TablePlayQueryVariables> = {
  text: 'query TablePlay($id:ID!$seat:ID$own:ID!$revision:Int$before:Int$locale:Locale!$parts:Boolean!){table(id:$id){mayUndo(seat:$own)questions(locale:$locale){...QuestionParts}awaiting(locale:$locale){seat about since}log(first:60 before:$before locale:$locale){entries{revision type text refs seat at undone}next}talk{player{id name}text at}notes standings{seat rank score}text(seat:$seat revision:$revision locale:$locale)wide:picture(seat:$seat revision:$revision arrangement:page theme:null locale:$locale)tall:picture(seat:$seat revision:$revision arrangement:phone theme:null locale:$locale)@skip(if:$parts)touched:picture(seat:$seat revision:$revision arrangement:letter part:touched theme:null locale:$locale)@include(if:$parts)rest:picture(seat:$seat revision:$revision arrangement:letter part:rest theme:null locale:$locale)@include(if:$parts)}}fragment QuestionParts on Question{id seat about waits lists offers{...OfferParts}barred{label why rule}}fragment OfferParts on Offer{action label rule notation lines refs inputs examples}',
};
export const SeatOrders: Operation<SeatOrdersQuery, SeatOrdersQueryVariables> = {
  text: 'query SeatOrders($id:ID!$seat:ID!$locale:Locale!){table(id:$id){orders(seat:$seat){id order once}orderTemplates(seat:$seat locale:$locale){...OfferParts}}}fragment OfferParts on Offer{action label rule notation lines refs inputs examples}',
};
export const PreviewAnswer: Operation<PreviewAnswerMutation, PreviewAnswerMutationVariables> = {
  text: 'mutation PreviewAnswer($table:ID!$seat:ID!$question:ID!$action:JSON!$locale:Locale!){previewAnswer(table:$table seat:$seat question:$question action:$action locale:$locale){__typename ...on Preview{text}...No ...TooLate}}fragment No on Refused{rule field why(locale:$locale)}fragment TooLate on Stale{stale:why(locale:$locale)}',
};
export const SubmitAnswer: Operation<SubmitAnswerMutation, SubmitAnswerMutationVariables> = {
  text: 'mutation SubmitAnswer($command:ID!$table:ID!$seat:ID!$question:ID!$action:JSON!$locale:Locale!){done:submitAnswer(command:$command table:$table seat:$seat question:$question action:$action){__typename ...No ...TooLate}}fragment No on Refused{rule field why(locale:$locale)}fragment TooLate on Stale{stale:why(locale:$locale)}',
};
export const SubmitLine: Operation<SubmitLineMutation, SubmitLineMutationVariables> = {
  text: 'mutation SubmitLine($command:ID!$table:ID!$seat:ID!$line:String!$locale:Locale!){done:submitLine(command:$command table:$table seat:$seat line:$line){__typename ...No ...TooLate}}fragment No on Refused{rule field why(locale:$locale)}fragment TooLate on Stale{stale:why(locale:$locale)}',
};
export const Undo: Operation<UndoMutation, UndoMutationVariables> = {
  text: 'mutation Undo($command:ID!$table:ID!$seat:ID!$locale:Locale!){done:undo(command:$command table:$table seat:$seat){__typename ...No}}fragment No on Refused{rule field why(locale:$locale)}',
};
export const Say: Operation<SayMutation, SayMutationVariables> = {
  text: 'mutation Say($command:ID!$table:ID!$text:String!$locale:Locale!){done:say(command:$command table:$table text:$text){__typename ...No}}fragment No on Refused{rule field why(locale:$locale)}',
};
export const KeepNotes: Operation<KeepNotesMutation, KeepNotesMutationVariables> = {
  text: 'mutation KeepNotes($command:ID!$table:ID!$text:String!$locale:Locale!){done:keepNotes(command:$command table:$table text:$text){__typename ...No}}fragment No on Refused{rule field why(locale:$locale)}',
};
export const GiveOrder: Operation<GiveOrderMutation, GiveOrderMutationVariables> = {
  text: 'mutation GiveOrder($command:ID!$table:ID!$seat:ID!$order:JSON!$once:Boolean!$locale:Locale!){done:giveOrder(command:$command table:$table seat:$seat order:$order once:$once){__typename ...No}}fragment No on Refused{rule field why(locale:$locale)}',
};
export const WithdrawOrder: Operation<WithdrawOrderMutation, WithdrawOrderMutationVariables> = {
  text: 'mutation WithdrawOrder($command:ID!$table:ID!$seat:ID!$order:ID!$locale:Locale!){done:withdrawOrder(command:$command table:$table seat:$seat order:$order){__typename ...No}}fragment No on Refused{rule field why(locale:$locale)}',
};
export const OpenTable: Operation<OpenTableMutation, OpenTableMutationVariables> = {
  text: 'mutation OpenTable($command:ID!$table:TableInput!$locale:Locale!){done:openTable(command:$command table:$table){__typename ...on TableOpened{table}...No}}fragment No on Refused{rule field why(locale:$locale)}',
};
export const TakeSeat: Operation<TakeSeatMutation, TakeSeatMutationVariables> = {
  text: 'mutation TakeSeat($command:ID!$table:ID!$seat:ID!$locale:Locale!){done:takeSeat(command:$command table:$table seat:$seat){__typename ...No}}fragment No on Refused{rule field why(locale:$locale)}',
};
export const SeatBot: Operation<SeatBotMutation, SeatBotMutationVariables> = {
  text: 'mutation SeatBot($command:ID!$table:ID!$seat:ID!$policy:BotPolicy!$locale:Locale!){done:seatBot(command:$command table:$table seat:$seat policy:$policy){__typename ...No}}fragment No on Refused{rule field why(locale:$locale)}',
};
export const StartTable: Operation<StartTableMutation, StartTableMutationVariables> = {
  text: 'mutation StartTable($command:ID!$table:ID!$locale:Locale!){done:startTable(command:$command table:$table){__typename ...No}}fragment No on Refused{rule field why(locale:$locale)}',
};
export const LeaveSeat: Operation<LeaveSeatMutation, LeaveSeatMutationVariables> = {
  text: 'mutation LeaveSeat($command:ID!$table:ID!$seat:ID!$locale:Locale!){done:leaveSeat(command:$command table:$table seat:$seat){__typename ...No}}fragment No on Refused{rule field why(locale:$locale)}',
};
export const OfferSeat: Operation<OfferSeatMutation, OfferSeatMutationVariables> = {
  text: 'mutation OfferSeat($command:ID!$table:ID!$seat:ID!$to:ID!$locale:Locale!){done:offerSeat(command:$command table:$table seat:$seat to:$to){__typename ...No}}fragment No on Refused{rule field why(locale:$locale)}',
};
export const GiveTime: Operation<GiveTimeMutation, GiveTimeMutationVariables> = {
  text: 'mutation GiveTime($command:ID!$table:ID!$seat:ID!$hours:Float!$locale:Locale!){done:giveTime(command:$command table:$table seat:$seat hours:$hours){__typename ...No}}fragment No on Refused{rule field why(locale:$locale)}',
};
export const Propose: Operation<ProposeMutation, ProposeMutationVariables> = {
  text: 'mutation Propose($command:ID!$table:ID!$kind:ProposalKind!$after:Int$locale:Locale!){done:propose(command:$command table:$table kind:$kind after:$after){__typename ...No}}fragment No on Refused{rule field why(locale:$locale)}',
};
export const AnswerProposal: Operation<AnswerProposalMutation, AnswerProposalMutationVariables> = {
  text: 'mutation AnswerProposal($command:ID!$table:ID!$proposal:Int!$agree:Boolean!$locale:Locale!){done:answerProposal(command:$command table:$table proposal:$proposal agree:$agree){__typename ...No}}fragment No on Refused{rule field why(locale:$locale)}',
};
export const Resume: Operation<ResumeMutation, ResumeMutationVariables> = {
  text: 'mutation Resume($command:ID!$table:ID!$locale:Locale!){done:resumeTable(command:$command table:$table){__typename ...No}}fragment No on Refused{rule field why(locale:$locale)}',
};
export const Invite: Operation<InviteMutation, InviteMutationVariables> = {
  text: 'mutation Invite($command:ID!$table:ID!$address:String!$seat:ID$locale:Locale!){done:inviteToTable(command:$command table:$table address:$address seat:$seat){__typename ...No}}fragment No on Refused{rule field why(locale:$locale)}',
};
export const Fork: Operation<ForkMutation, ForkMutationVariables> = {
  text: 'mutation Fork($command:ID!$table:ID!$at:Int!$seat:ID!$locale:Locale!){done:forkTable(command:$command table:$table at:$at seat:$seat){__typename ...on TableOpened{table}...No}}fragment No on Refused{rule field why(locale:$locale)}',
};
export const Rematch: Operation<RematchMutation, RematchMutationVariables> = {
  text: 'mutation Rematch($command:ID!$table:ID!$locale:Locale!){done:rematch(command:$command table:$table){__typename ...on TableOpened{table}...No}}fragment No on Refused{rule field why(locale:$locale)}',
};
export const AcceptInvitation: Operation<AcceptInvitationMutation, AcceptInvitationMutationVariables> = {
  text: 'mutation AcceptInvitation($command:ID!$secret:String!$locale:Locale!){done:acceptInvitation(command:$command secret:$secret){__typename ...on Seated{table secret}...No}}fragment No on Refused{rule field why(locale:$locale)}',
};
