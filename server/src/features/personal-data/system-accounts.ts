/** The account that owns what deleted accounts leave behind. */
export const TOMBSTONE_ID = '00000000-0000-7000-8000-000000000000';

/** The account that publishes the starter recipes. */
export const REECE_ACCOUNT_ID = '00000000-0000-7000-8000-000000000001';

/** Accounts that belong to no person: they are not listed with people, and nobody can administer or delete them. */
export const SYSTEM_ACCOUNT_IDS: readonly string[] = [TOMBSTONE_ID, REECE_ACCOUNT_ID];
