#include <string>

static std::string path = R"(Cues/"all")";

NSString *PlayerTitle(bool isPlaying) {
  return NSLocalizedString(isPlaying ? @"player.pause" : @"player.resume", nil);  // expect: undefined-key
}

NSString *PlayerError() {
  return [[NSBundle mainBundle] localizedStringForKey:@"offline" value:@"" table:@"Errors"];
}
