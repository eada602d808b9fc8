import { BookmarkPlus } from 'lucide-react';
import { useState } from 'react';

import { bookmarkletOf } from '#features/imports/model/bookmarklet.ts';
import { getPublicConfig } from '#platform/public-config.ts';
import { useIsHydrated } from '#platform/use-is-hydrated.ts';
import { CopyButton } from '#ui/copy-button.tsx';
import { LinkButton } from '#ui/link-button.tsx';

/** The id of the section, to link to. */
export const BOOKMARKLET_ID = 'bookmark';

/** A bookmark that saves the recipe of the page on which it is pressed, and how to get it. */
export function BookmarkletSection() {
  const { product_name: productName } = getPublicConfig();
  const isHydrated = useIsHydrated();
  const [isPressed, setPressed] = useState(false);
  const name = `Save to ${productName}`;
  const code = isHydrated ? bookmarkletOf(window.location.origin, productName) : '';
  return (
    <section id={BOOKMARKLET_ID} aria-labelledby="bookmark-title" className="mt-10 scroll-mt-20">
      <h2 id="bookmark-title" tabIndex={-1} className="text-xl font-semibold">
        From any page, with a bookmark
      </h2>
      <p className="mt-2 max-w-prose text-ink-soft">
        Some sites don’t let {productName} read their pages. This bookmark does it in your browser: open a recipe, press
        the bookmark, and look at the recipe here before you save it.
      </p>
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <LinkButton
          // React refuses such an address in `href`.
          ref={(link) => link?.setAttribute('href', code)}
          role="link"
          tabIndex={0}
          className="cursor-grab"
          onClick={(event) => {
            event.preventDefault();
            setPressed(true);
          }}
        >
          <BookmarkPlus aria-hidden="true" />
          {name}
        </LinkButton>
        <CopyButton text={code} label="Copy the bookmark’s address" />
      </div>
      <p role="status" className="text-sm font-semibold empty:hidden">
        {isPressed ? 'Drag it to your bookmarks bar, then press it on the page of a recipe.' : ''}
      </p>
      <ul className="mt-3 flex max-w-prose list-disc flex-col gap-1 pl-5 text-sm text-ink-soft">
        <li>On a computer, drag “{name}” to the bookmarks bar of your browser.</li>
        <li>
          On a phone, copy its address. Bookmark any page, edit that bookmark, name it “{name}” and paste the address
          over the old one. On the page of a recipe, type its name into the address bar and choose the bookmark.
        </li>
      </ul>
    </section>
  );
}
