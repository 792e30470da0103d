import { Example, Flag, Required, rule, Text, TextList } from '@statewise/fields';

const most = 50;
const longest = 100;

const isShortList = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.length <= most &&
  value.every((item) => typeof item === 'string' && item.length <= longest && /^[\w.-]+$/.test(item));

/** Names that a webhook is narrowed to; none at all narrows nothing. */
function Names(): PropertyDecorator {
  return (prototype, name) => {
    TextList()(prototype, name);
    rule('format', isShortList, `not a list of at most ${most} names`)(prototype, name);
  };
}

function Address(): PropertyDecorator {
  return (prototype, name) => {
    Text({ max: 500 })(prototype, name);
    rule('format', isAddress, 'not an address of the web, or one with a password in it')(prototype, name);
  };
}

function isAddress(value: unknown): boolean {
  if (typeof value !== 'string' || !URL.canParse(value)) return false;
  const { protocol, username, password, hash } = new URL(value);
  return /^https?:$/.test(protocol) && username === '' && password === '' && hash === '';
}

/** What an admin says of a new endpoint. */
export class NewWebhook {
  @Required()
  @Text()
  @Example('Data warehouse')
  name: string;

  @Required()
  @Address()
  @Example('https://warehouse.example.com/hooks/statewise')
  url: string;

  /** Ids of flows. */
  @Required()
  @Names()
  @rule('required', (value) => !Array.isArray(value) || value.length > 0)
  @Example(['loan-application'])
  flows: string[];

  /** States that a transition leads to, with all that lies within them. */
  @Names()
  @Example(['thankYou', 'finished'])
  states?: string[];

  @Names()
  events?: string[];
}

/** What an admin changes of an endpoint; what is left out stays. */
export class WebhookChange {
  @Text()
  name?: string;

  @Address()
  url?: string;

  @Names()
  @rule('required', (value) => !Array.isArray(value) || value.length > 0)
  flows?: string[];

  @Names()
  states?: string[];

  @Names()
  events?: string[];

  @Flag()
  @Example(true)
  active?: boolean;
}
