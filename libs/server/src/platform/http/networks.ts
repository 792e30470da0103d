import { BlockList, isIP } from 'node:net';

/** Whether a text names an address or a network: `203.0.113.7`, `10.1.0.0/16`, `2001:db8:4::/48`. */
export function isNetwork(text: string): boolean {
  const { prefix, version } = partsOf(text);
  return version !== 0 && Number.isInteger(prefix) && prefix >= 1 && prefix <= widest[version];
}

/** Networks that a setting names. */
export class Networks {
  /** Apart, for an IPv4 address also stands in the IPv6 network of those that were mapped. */
  private readonly lists = { 4: new BlockList(), 6: new BlockList() };

  constructor(named: readonly string[]) {
    for (const { address, prefix, version } of named.map(partsOf))
      if (version !== 0) this.lists[version].addSubnet(address, prefix, family[version]);
  }

  /** Whether a sender, as `clientAddress` names it, is in one of them. */
  includes(sender: string | undefined): boolean {
    const { address, version } = partsOf(sender ?? '');
    return version !== 0 && this.lists[version].check(address, family[version]);
  }
}

/** Of IPv6 a household is told from another, and no more: one address of it stands for all. */
const widest = { 4: 32, 6: 64 } as const;
const family = { 4: 'ipv4', 6: 'ipv6' } as const;

function partsOf(text: string) {
  const [address = '', bits, ...rest] = text.split('/');
  const known = isIP(address);
  const version = rest.length === 0 && (known === 4 || known === 6) ? known : 0;
  return {
    address,
    version,
    prefix: bits === undefined ? (version === 6 ? widest[6] : widest[4]) : digits(bits),
  } as const;
}

const digits = (text: string): number => (/^\d{1,3}$/.test(text) ? Number(text) : Number.NaN);
