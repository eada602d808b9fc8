import { AccountMenuButton } from '#app/account-menu-button.tsx';
import { fetchedMenu } from '#ui/fetched-menu.tsx';

/** What concerns oneself. */
export const AccountMenu = fetchedMenu(
  async () => {
    const { AccountMenuOpened } = await import('#app/account-menu-opened.tsx');
    return AccountMenuOpened;
  },
  () => <AccountMenuButton />,
);
