import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ChevronDown, LogOut } from 'lucide-react';

import { listNavigation } from '#app/navigation.ts';
import { useSignOut } from '#app/use-sign-out.ts';
import { THEME_LABELS, useTheme } from '#app/use-theme.ts';
import { sessionQuery } from '#features/account/api.ts';
import { parseThemeChoice, THEME_CHOICES } from '#platform/theme.ts';
import {
  Menu,
  MenuContent,
  MenuItem,
  MenuLabel,
  MenuRadioGroup,
  MenuRadioItem,
  MenuSeparator,
  MenuTrigger,
} from '#ui/dropdown-menu.tsx';

export function AccountMenu() {
  const { data: user } = useQuery(sessionQuery());
  const [theme, setTheme] = useTheme();
  const { mutate: signOut, isPending } = useSignOut();
  const initial = (user?.name ?? user?.email ?? '').slice(0, 1).toUpperCase();
  return (
    <Menu modal={false}>
      <MenuTrigger
        aria-label="Account menu"
        className="flex min-h-11 items-center gap-1.5 rounded-full pr-2 pl-1 text-ink-soft transition-colors hover:bg-paper-sunken hover:text-ink"
      >
        <span
          aria-hidden="true"
          className="grid size-9 place-items-center rounded-full bg-saffron-wash font-serif text-lg font-semibold text-saffron-ink"
        >
          {initial}
        </span>
        <ChevronDown className="size-4" aria-hidden="true" />
      </MenuTrigger>
      <MenuContent className="w-64">
        {user && <MenuLabel className="truncate">{user.email}</MenuLabel>}
        <MenuSeparator />
        {listNavigation('account').map(({ label, to, icon: Icon }) => (
          <MenuItem key={to} asChild>
            <Link to={to}>
              <Icon aria-hidden="true" />
              {label}
            </Link>
          </MenuItem>
        ))}
        <MenuSeparator />
        <MenuLabel>Appearance</MenuLabel>
        <MenuRadioGroup value={theme} onValueChange={(value) => setTheme(parseThemeChoice(value))}>
          {THEME_CHOICES.map((choice) => (
            <MenuRadioItem key={choice} value={choice} onSelect={(event) => event.preventDefault()}>
              {THEME_LABELS[choice]}
            </MenuRadioItem>
          ))}
        </MenuRadioGroup>
        <MenuSeparator />
        <MenuItem disabled={isPending} onSelect={() => signOut()}>
          <LogOut aria-hidden="true" />
          Sign Out
        </MenuItem>
      </MenuContent>
    </Menu>
  );
}
