#import "CueController.h"
#import "LegacyStrings.h"

@implementation CueController

- (void)viewDidLoad {
  [super viewDidLoad];
  self.title = NSLocalizedString(@"home.title", nil);
  self.subtitle = NSLocalizedStringFromTable(@"offline", @"Errors", @"No network");
  self.hint = NSLocalizedString(@"legacy.gone", nil);  // expect: undefined-key
  self.other = NSLocalizedStringFromTable(@"home.title", @"Errors", nil);  // expect: wrong-table
  self.text = LEGACY(@"home.start");
  self.more = LEGACY(@"home.strat");  // expect: undefined-key
  self.joined = NSLocalizedString(@"home." @"start", nil);
  /* NSLocalizedString(@"legacy.comment", nil) */
  self.label.text = @"Breathe in and out";  // expect: hardcoded-string
  self.label.accessibilityIdentifier = @"cue label";
  [self.button setTitle:@"Begin" forState:UIControlStateNormal];  // expect: hardcoded-string
  [self.button setTitle:NSLocalizedString(@"home.start", nil) forState:UIControlStateSelected];
  NSLog(@"The cue starts");
}

- (NSString *)greeting:(NSString *)name {
  return [NSString stringWithFormat:NSLocalizedString(@"format.greeting", nil), name];
}

- (NSString *)greetingOfTwo:(NSString *)name {
  return [NSString stringWithFormat:NSLocalizedString(@"format.two", nil), name];  // expect: argument-call-mismatch
}

- (NSString *)message:(NSString *)code {
  NSString *key = [@"dynamic." stringByAppendingString:code];
  return NSLocalizedString(key, nil);  // expect: nonliteral-key
}

- (NSString *)tableView:(UITableView *)table titleForHeaderInSection:(NSInteger)section {
  return section ? NSLocalizedString(@"cues.section", nil) : @"Old cues";  // expect: hardcoded-string
}

- (void)stop {
  UIAlertController *alert =
      [UIAlertController alertControllerWithTitle:@"Stop the cue?"  // expect: hardcoded-string
                                          message:NSLocalizedString(@"alert.message", nil)
                                   preferredStyle:UIAlertControllerStyleAlert];
  // l10n:ignore hardcoded-string
  alert.message = @"Nobody reads this";
  [self presentViewController:alert animated:YES completion:nil];
}

@end
