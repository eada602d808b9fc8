import type { UnderstoodFilter } from '@larder/contract/recipes';
import { parseSearchPhrase } from '@larder/culinary/search/phrase';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { describe, expect, it } from 'vitest';

import { UnderstoodFilters, UnderstoodNote } from './understood-filters.tsx';

interface SearchProps {
  phrase: string;
  /** The server's answer; by default the filters of the phrase. */
  understood?: readonly UnderstoodFilter[];
}

/** A search as on a page: the field, the filter chips and the status line. */
function Search({ phrase, understood }: SearchProps) {
  const [q, search] = useState(phrase);
  const counted = useRef<HTMLParagraphElement>(null);
  const reading = { q, understood: understood ?? parseSearchPhrase(q).understood };
  return (
    <>
      <input aria-label="Search" value={q} onChange={(event) => search(event.target.value)} />
      <UnderstoodFilters {...reading} onSearch={search} focusAfter={counted} />
      <p ref={counted} tabIndex={-1} role="status">
        <UnderstoodNote {...reading} />3 recipes
      </p>
    </>
  );
}

function open(props: SearchProps) {
  const user = userEvent.setup();
  render(<Search {...props} />);
  return { user, field: screen.getByRole<HTMLInputElement>('textbox', { name: 'Search' }) };
}

const namesOfButtons = () => screen.queryAllByRole('button').map((button) => button.getAttribute('aria-label'));
const chip = (label: string) => screen.getByRole('button', { name: `Remove filter: ${label}` });

describe('UnderstoodFilters', () => {
  it('shows each filter of the phrase as a button that removes it', () => {
    open({ phrase: 'quick vegetarian dinner' });
    const list = screen.getByRole('list', { name: 'Filters from your search' });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['Up to 30 min', 'Vegetarian', 'Dinner']);
    expect(namesOfButtons()).toEqual([
      'Remove filter: Up to 30 min',
      'Remove filter: Vegetarian',
      'Remove filter: Dinner',
    ]);
  });

  it('shows nothing for a phrase without filters', () => {
    open({ phrase: 'tomato soup' });
    expect(screen.queryByRole('list')).toBeNull();
    expect(screen.getByRole('status').textContent).toBe('3 recipes');
  });

  it('searches without the words of a removed filter', async () => {
    const { user, field } = open({ phrase: 'quick vegetarian dinner with lentils' });
    await user.click(chip('Vegetarian'));
    expect(field.value).toBe('quick dinner with lentils');
    expect(namesOfButtons()).toEqual(['Remove filter: Up to 30 min', 'Remove filter: Dinner']);
  });

  it('moves the focus from a removed chip to the status line', async () => {
    const { user } = open({ phrase: 'vegan pasta' });
    await user.click(chip('Vegan'));
    expect(document.activeElement).toBe(screen.getByRole('status'));
  });

  it.each(['{Enter}', ' '])('is reached by Tab and pressed by the key "%s"', async (key) => {
    const { user, field } = open({ phrase: 'vegan pasta' });
    await user.click(field);
    await user.tab();
    expect(document.activeElement).toBe(chip('Vegan'));
    await user.keyboard(key);
    expect(field.value).toBe('pasta');
  });

  it('hides a filter as soon as its words are deleted, before the next answer', async () => {
    const { user, field } = open({ phrase: 'vegan pasta', understood: parseSearchPhrase('vegan pasta').understood });
    await user.clear(field);
    expect(screen.queryByRole('list')).toBeNull();
    await user.type(field, 'veganism');
    expect(screen.queryByRole('list')).toBeNull();
  });

  it('shows an unsupported filter as a note, and removes its words', async () => {
    const { user, field } = open({ phrase: 'soup without cream' });
    const note = screen.getByRole('button', { name: 'Can’t filter by “without cream”. Remove these words' });
    expect(note.textContent).toBe('Can’t filter by “without cream”');
    await user.click(note);
    expect(field.value).toBe('soup');
  });

  it('announces the filters to screen readers', async () => {
    const { user } = open({ phrase: 'vegan dinner without cream' });
    const status = screen.getByRole('status');
    expect(status.textContent).toBe('Filtered by Vegan, Dinner. Can’t filter by “without cream”. 3 recipes');
    await user.click(chip('Vegan'));
    expect(status.textContent).toBe('Filtered by Dinner. Can’t filter by “without cream”. 3 recipes');
  });
});
