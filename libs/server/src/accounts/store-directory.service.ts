/** The stores for which people of a partner work; the composition says who keeps them. */
export abstract class StoreDirectory {
  /** The store with this number; undefined where there is none. */
  abstract byNumber(storeNumber: string): Promise<{ readonly id: number } | undefined>;
}

/** The stores of a product that has no partner. */
export const noStores: StoreDirectory = { byNumber: async () => undefined };
