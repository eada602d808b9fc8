export const COLLECTION_LIMITS = {
  name_max_characters: 100,
  description_max_characters: 1_000,
  /** Collections of one person. */
  collections_max: 500,
  /** Recipes in one collection. */
  recipes_max: 2_000,
  /** Recipes in one request. */
  ids_max: 100,
  covers_max: 4,
  /** Recipients of one collection. */
  recipients_max: 50,
} as const;

export const COLLECTION_TEXTS = {
  name_required: 'Please enter a name for the collection',
  created: 'Collection created',
  changed: 'Collection updated',
  deleted: 'Collection deleted',
  save_failed: 'Failed to save the collection',
  delete_failed: 'Failed to delete the collection',
  load_failed: 'Failed to load your collections',
  received_failed: 'Failed to load collections shared with you',
  leave_failed: 'The collection could not be removed from your list',
  open_failed: 'Failed to load the collection',
  add_failed: 'Failed to add to the collection',
  remove_failed: 'Failed to remove from the collection',
  move_failed: 'Failed to move the recipe',
  not_found: 'Collection not found',
  recipe_not_found: 'This recipe is not in the collection',
  changed_meanwhile: 'This collection has changed since you opened it. Nothing was overwritten.',
  not_shared: 'This collection is not shared with them',
  not_received: 'This collection is not in your list',
  too_many_recipients: `A collection can be shared with up to ${COLLECTION_LIMITS.recipients_max} people.`,
  too_many: `You can have up to ${COLLECTION_LIMITS.collections_max} collections. Delete one to make room.`,
  full: `A collection holds up to ${COLLECTION_LIMITS.recipes_max} recipes. Remove some to make room.`,
} as const;
